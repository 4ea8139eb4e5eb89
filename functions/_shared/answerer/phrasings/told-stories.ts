import type { Phrasings } from './phrasings.ts';

/** Ways to ask about the stories of the rooms, about what is loud in them, and small talk around a question. */
export const toldStories: Phrasings = {
  'room/jack-the-ripper/story/past-the-study-lies-the': `what if we accuse the wrong guy | what happens if we name the wrong man | is there a penalty for a wrong accusation
    | can we lose by accusing the wrong person | what if we pick the wrong suspect | do we find the killer | do we catch the killer in <room> | is it possible to fail by accusing the wrong guy
    | how does <room> end | how do we win <room> | how many tries do we get to name the killer | what if our answer is wrong at the end | is the wrong name game over
    | is <room> caught in the end | do we solve who it was | can you get the murderer wrong | what is in the alley | is there an alley in <room> | do you accuse somebody at the end
    | what do we have to find out in <room> | what happens with a wrong suspect | do we get another try when we guess wrong | is the alley part of the game`,
  'room/jack-the-ripper/story/london-november-nobody-has-seen': `who is inspector hale | who is hale | what role do we play in <room> | who is the detective in <room>
    | when does <room> take place | what year is <room> set in | whose study is it | what is the background story of <room> | who disappeared in <room>`,
  'room/jack-the-ripper/story/hale-did-his-thinking-on': `what is the red thread | what is on the evidence wall | are there fake clues in <room> | are there red herrings | do some clues mislead you
    | is there a doctors bag | what do we look through in <room> | do we read letters in <room>`,
  'room/jack-the-ripper/story/we-tell-this-story-with': `do i get murdered | do we get killed | does somebody die in <room> | are the victims shown | how do you treat the women who were murdered | is it disrespectful to the victims | is the murder of women used for fun
    | are there dead bodies in <room> | is it in bad taste | do you see the victims | how do you handle the real victims | is violence against women shown`,
  'room/thai-prison/story/you-landed-in-bangkok-with': `why are we in prison | what did we do to be in jail in the story
    | how did we end up in <room> | are we guilty in the story`,
  'room/thai-prison/story/your-team-starts-split-between': `can we hand things between the cells | can the cells see each other | what is in the guards desk | can we hear the other cell | how far apart are the cells
    | what comes after the cells | can we pass objects to the other cell`,
  'room/thai-prison/story/the-prison-is-made-up': `is <room> a real prison | is <room> based on real events | is <room> based on a true story | is the prison story true | is the prison a copy of a real one | is it modeled on a real prison | did they copy a real prison from bangkok | is the prison based on a true story | did that prison exist | is the thai on the walls real | is the prison real or made up`,
  loud: `is it loud | how loud is it | is it noisy | how noisy is it | is there loud noise | are there loud noises | are there sudden noises | is it too loud for a baby | how loud is the alarm
    | can you turn off the alarm | can you turn down the sound | can you turn the volume down | my hearing aids buzz with loud noise | i hate loud noises | my son has sensitive ears | loud sounds bother me
    | is the alarm loud | how noisy is the alarm at the end | will loud noise be a problem | does something bang | are there loud bangs | do i need ear plugs | can i wear ear defenders
    | are there sirens | can the alarm be switched off | noise level | how loud does <room> get | sound effects loud | is there loud music | noise sensitive child | is it quiet`,
  'never-mind': `never mind | forget it | forget that | forget about it | scratch that | ok never mind | ok forget it | oh never mind | no never mind | never mind then | ignore that | ignore my question
    | never mind i found it | forget i asked | skip it | no matter | doesnt matter | it does not matter | wrong chat | wrong window | sorry wrong person`,
  'gift-expiry': `my gift card says <n> is it dead | is my gift card dead | is an old gift card dead`,
  'gift-room': `can they use it on <day> | can they use it on a <day> | can they come on <day> with it | does the card work on <day>`,
  'faq/phones-and-photos': `can we bring a camera | can i bring my camera | are cameras allowed inside`,
  contact: `instagram | insta | facebook | fb | tripadvisor page | tiktok | socials | social media | what are your socials | do you have instagram | instagram handle | are you on facebook
    | where can i follow you | your insta | do you have a facebook page | link to your profile`,
  'what-this-is': `what is lantern and latch | what is this place | what is this place called | what is the name of this place | what is your venue called | what are you guys | what do you do here
    | what kind of place is this | what is your business | tell me about your venue | what is an escape room | what happens in an escape room | what is this about | what do you offer | who are lantern and latch
    | what is the name of this place again | what sort of business are you`,
  'careers-age': `minimum age to work there | minimum age for the job | can a <age> work there | can i work there at <n> | is <age> too old to work for you
    | age limit for the job | age limit for interns | i am <n> can i apply for the job | can i apply at <n> | too old to be game master | am i too young to work there | am i too old to apply | do you hire teenagers
    | what age do you hire | do you hire at <n> | my son is <n> can he work there | how old must staff be | do you hire <n> year olds`,
  careers: `can i be game master | can i be a game master | can i become a game master | how do i become a game master | i want to be a game master
    | can a student work there | i am a student and need a job | do you take interns | internship | do you hire people with a record | do you hire felons | i would like to work with you
    | do you need staff`,
  corporate: `do you do schools | do you host schools | can a school class come | do you do school trips | field trip | class trip | can i bring my class | we are a school class | scout troop outing
    | do you host scouts | our youth group wants to come | church youth group outing | can my class come | school excursion | we are a school | summer camp outing`,
  'large-group': `can you handle a class of <n> | school class of <n> kids | <n> pupils at once | class of <n> students | <n> scouts at the same time`,
  included: `why so expensive | why is it so expensive | why does it cost so much | <n> bucks for an hour really | what do i get for the money | what do we get for that price | is it worth the money | is it worth <n>
    | is <money> a scam | is <money> a fair price | that is a lot for an hour | what is in the price | why <money>`,
  'faq/hints': `will i be stuck | what if she gets stuck | will she be stuck | does it cost time to ask | do hints cost minutes | do they cost time`,
  'page/legal/lateness/intro': `will we lose the money if we are late | do we get money back if we are late | refund when late | do we pay full price for a shorter game
    | do we lose our money when we come late | is the game cheaper when it is shorter`,
  unknown: `are there rats | are there bugs inside | are there mice | is it warm in there | is it hot in the room | should i bring a sweater | do i need a jumper inside | can we add <n> minutes
    | can we play longer for more money | how many decibels is the alarm | how many decibels | how loud in decibels | which room is newest | which room is the newest | do you refund if we hate it | refund if i do not like it | money back guarantee | money back if i dont like it | satisfaction guarantee | what if we hate it do we get a refund
    | how many people died here | what is the door code | do you have a door code | what is the code for the door | scam email from you | i got a fake email from you | is my husband too tall for the ceiling
    | is the ceiling high enough for a tall man | i am <n> feet tall will i hit my head`,
  'off-topic': `what was my first question | what did i ask before | repeat what i said | what did i just say | weather tomorrow | what is the weather | what is todays date | what day is it today | merry christmas | happy new year | happy holidays | do you like your job | how was your day | what is the time`,
  'review-write': `our host was amazing | want to praise our host | your staff was amazing | thank your team from us | we had such a good time | i left a review and nobody replied | nobody answered my complaint
    | our game was cut short | the lock was broken in our game | you were so nice last time`,
  recommend: `what else is for kids | what else do you have for kids | anything else for children | what else could we play | which one is for kids then | which is better for her | which room is better for her
    | which room would you pick for us | what should we play next | we did <room> what next | we loved <room> what next | what is next for us after <room>`,
  'room-about': `tell me more about the second | tell me more about the first | more about the first one | more about the second one | what about the second one | tell me about the second room | and the second one
    | describe the first room`,
  price: `how much | how much then | and how much | so how much | how much pls | what does it cost then`,
  payment: `card got declined | my card was declined | got charged two times | i was charged twice | payment did not go through | double charged | error when paying | charged two times`,
};

import type { Phrasings } from './phrasings.ts';

/** What groups of friends, students, tourists, nervous first-timers, regulars and people with a worry type, in longer messages and follow-ups. */
export const morePracticeTwo: Phrasings = {
  'faq/locked-in': `i am the type who needs to know where the door is | what if i just need a minute outside | can i tap out | is the exit marked | do you come in if someone is crying
    | could a scared friend wait outside and come back`,
  scary: `nobody told me it is a horror thing | i found out it is the creepy room and i am nervous | my friends booked the dark one for me | i cry at halloween stuff
    | im a baby about dark rooms | can you make it less scary for one of us | is it more eerie or more jumpy | what exactly happens in the blackout | will something grab my ankle
    | i watch horror through my fingers will i cope`,
  'faq/late-arrival': `taxi stuck behind the parade | we are walking as fast as we can but late | our bus left without us running late | we will get there a quarter past
    | ten minutes behind schedule is it a disaster | cant find each other so we are late | half the group is there half is not | we overslept the meeting time`,
  recommend: `pick one for us we can not agree | two of us want dark two want fun | which room has more for people who like to talk | which room if one is in a wheelchair
    | which room if someone is pregnant | which is better for bad knees | which has less standing | one for people with no patience for reading | something not scary for <n> of us
    | the tense one or the busy one for <n> friends`,
};

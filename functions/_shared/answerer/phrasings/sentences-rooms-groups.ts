import type { Phrasings } from './phrasings.ts';

/** Sentences about who comes: how many, how old, with whom, and short follow-ups. */
export const sentenceRoomGroups: Phrasings = {
  capacity: `would all ten of us squash into one game | we are six and hate being divided will one game hold us | is there a ceiling on how many may enter together
    | how many pairs of hands is about right | at what number does it start to be a crush | when do people start queuing for a turn at the wall | too many cooks with eight or is that ok
    | does the eighth player get bored | is four a lonely number | what do you consider a comfy team | four to six is best did i read that right | does it hurt to be seven
    | is three a bit thin | how thin can we be on the ground and still win | does it get easier with more brains | we are nine so london is out yes
    | nine is one over for <room> what now | we are eight but a ninth might turn up | eleven of us and no wish to split | does twelve mean one game or two
    | the largest you stuff into <room> | what number breaks <room> | the least you take in <room> | my friends all said no so can i do it by myself | solo on a business trip
    | one person only is that a thing | would you let me play against the clock alone | introvert with no companions | is a team of one possible
    | six grown ups plus two kids makes eight do we fit | which of the two swallows more people | who fits more the jail or the study | does the room feel empty with two
    | does the puzzle need at least three bodies | we come as a gang of five | a foursome | half a dozen of us | the seven of us | the whole eight of us | what if we are seven
    | how about eight | what about six then | then eleven | and the smallest number | even with eight | how few | would four do | three enough | are five enough | is ten pushing it
    | too many are we | best number | ideal count | perfect headcount | what is the most you take | and for <n> of us | if we turn out to be <n> | what about <n> of us
    | eight really the top in <room> | twelve really the top in <room> | how many may stand in <room> at a time | what is the best number for <room>
    | what crew size gets the most out of <room> | would we step on toes with eight in <room>`,
  'weekend-minimum': `only the missus and i and it has to be a <day> | we have a sitter on <day> so can the two of us come then
    | our anniversary falls on a <day> and there are just two of us | my twin and me on <day> evening | is the third body a must on <day> | why do you punish twosomes on weekends
    | so lovers are not welcome on weekends | can two adults and a <age> count as three on <day> | does our <age> make the third player
    | what if i buy a ghost ticket for the third place | could i pay for three and bring two | we would pay extra to be just two on <day>
    | can you bend the three rule for an anniversary | is there any wiggle room about three on <day> | from which weekday can two play | which evenings suit a twosome
    | are wednesdays good for two | do you let two in before <day> | is <day> already weekend for you | is friday afternoon counted as weekend | the page insists on three
    | the counter starts at three and will not go down | your calendar refuses two | i can only choose three or more on the page | the minus button is gray at three
    | my mother and i sunday afternoon | a father daughter thing on <day> | bestie and me on a <day> night | me and my flatmate saturday | newlyweds on a <day>
    | two old ladies on a <day> | our double date shrank to a single date for <day> | the other couple bailed so now we are two on <day> | we lost our third on a saturday
    | what if only two of our three show up on <day> | holiday monday as a twosome | does the three rule hold on public holidays | two on new years day
    | does <day> before a holiday count as weekend | minimum on a <day> for teenagers too | even on weekends | just us two then | but only two of us | and <day> with two
    | three even for couples | so <day> is fine for two | for two then which nights`,
  'large-group': `thirty sorority sisters what is the plan | our bus holds forty two and everyone wants a go | do we leapfrog each other in shifts
    | can you stage two teams at once on the same minute | could both games begin on the same stroke | we would need everything you have got | i want the whole building for an evening
    | may we take over your venue | our marching band wants an outing | the debate team and its coaches | a convoy of cousins from three states
    | wedding guests the day before the wedding about eighteen | rehearsal dinner crowd of sixteen | does someone draw up a schedule for a bunch this size | we are more than a dozen
    | over twenty how | thirteen is an unlucky number what do we do | sixteen of us in two halves | twenty in all how do we divide | twenty heads at one time possible | more than twenty
    | is twenty the absolute top at once | could fifty come through in an afternoon | sixty teens from a church camp | an entire freshman dorm floor
    | exchange class of thirty from germany | a pack of scouts | retirement home outing for eighteen | alumni meetup | meetup of forty strangers | a hen do of fourteen
    | a stag of fifteen | conference spouses about twenty | and more than twelve | with a whole class | does that work for sixteen | both at the same time then`,
  ages: `can i bring my <age> if he sits still | she turns five next month does that count already | he is five in two weeks | we have a <age> tagalong
    | is there a way in for under fives | my baby sleeps in a sling all hour | is four really too little | why five and not four | is there an upper end | my nana is a hundred
    | ninety nine and not a day older is that a joke | are pensioners a rare sight | what is the sensible age to start | from when do kids solve things themselves
    | would a second grader get it | would a first grader only tag along | is it wasted on a kindergartner | does eight mean eight or is seven and a half fine
    | my <age> reads like a teen is <room> ok | will a <age> understand the murder theme | would you take your own <age> into <room> | is <room> for grown ups only
    | do teens find it cheesy | is it cool enough for <age> | is it embarrassing for a <age> with parents | my stepson is <n> and my stepdaughter <n> are both in range
    | cousins range from six to sixteen who may join | the flower girl is five and the best man is fifty | <n> month old in a carrier
    | what can little ones do inside if they cannot read yet | are pre readers any use | are smaller kids bored in <room> | does a <age> have fun in the bars and cells
    | is <room> all right for elementary school | do you refuse anyone for being too old | i am seventy two and my bridge friends too | would octogenarians stand a chance | how young
    | how old for that | too young | old enough at <n> | and a <age> | what about my <age> | even a <age> | and the baby | and grandpa at eighty eight | with a toddler
    | and for the prison what age | youngest for that`,
  adults: `may we send four <age> in and grab a latte | six sixth graders and my wife is that enough | <age> twins without us please | at twelve they are free to go yes
    | she is twelve next week can she go in with friends | do i have to crouch in there with them or can i stay out | must i tag along if they are eleven and eleven
    | five little ones and my sister and me | one babysitter for four kids of eight | a coach and nine <age> | is the uncle of nineteen a grown up in your eyes
    | does a <age> cousin count as the adult | i am eighteen can i take my little brothers in | how old must the responsible one be
    | can i trade off with my husband halfway as the grown up inside | would one of your hosts go in as the adult | you have cameras so why do i need to go in
    | i want them to have it to themselves | do i pay full fare for babysitting in there | why should i pay to stand in a corner | grandpa as overseer needs a ticket too right
    | is a chaperone a player | the adult that goes in costs the same or less | seven kids of nine how many mamas | ten kids under twelve equals how many grown ups
    | four kids means two adults really | three per adult did i get that | the ratio please | i will be next door shopping while they solve | drop off and collect later allowed
    | they are all in middle school do we need a mom | a bunch of <age> boys on their own | teens solo on a friday evening | my girls are eleven twelve and thirteen who needs me
    | and without us | and with one parent | can they go alone at <n> | what if they are twelve | and under twelve | how many moms then | so i must play | and if i only watch over them
    | alone at thirteen | is one grown up fine | may i leave my kids with you and come back | the grown up who goes in is he a player too`,
  watch: `i am too sore to play so can i perch somewhere and wait | where do the non puzzlers sit | i only drive them so where do i kill an hour | can i knit in your lobby meanwhile
    | is the lobby warm and with seats | may i follow the kids on a monitor | do you have a peephole for proud parents | may dad look over their shoulder from the desk
    | could i hear them through a speaker | my toddler and i will sit it out where | is there a bench while my teens are in there | i will skip it and read my novel in your lobby
    | does someone who just leans against the wall need a ticket | one of us hates games but wants to be near | can an interpreter or carer stand by and not play
    | could my assistant come in with me without playing | can a nurse or aide stay in the room beside her | can i cheer from the sidelines | and the parents meanwhile
    | and if i do not play | just waiting | only looking on | where do i wait | can i stay outside | do i pay to watch | somewhere for my wife to sit meanwhile`,
};

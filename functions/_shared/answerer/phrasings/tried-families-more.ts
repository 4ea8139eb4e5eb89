import type { Phrasings } from './phrasings.ts';

/** More of how families, party planners, group leaders and couples put everyday things. */
export const triedFamiliesMore: Phrasings = {
  'birthday-adult': `do adults have parties here | do grown ups have birthdays here | birthday for a grown man ok | is the party only for kids or adults too | adult birthdays`,
  watch: `may the grandparents wait in the lobby | is there somewhere to sit for granny while they play | where do the older folks wait | can the parents wait on site`,
  difficulty: `how interactive is it | do we solve riddles or look for things | what kind of game is it really | do you run around or think | is there a lot of action
    | what do you actually do in there`,
  scary: `does somebody act in the story | are there people in costumes who play a role | will a person in a mask come in | does anybody hide in the room | is a staff member inside to scare us`,
  unknown: `is the ceiling high enough for a very tall man | is it more for girls or for boys | can we use our own host | can a friend of ours lead the game
    | can the small ones just have cake without the game | do siblings who only watch pay at the party`,
  ages: `would <age> kids think it is lame | is it too babyish for a <age> | will my <age> find it boring | too childish for teens | do <n> year olds like it | is my <age> too old for this`,
  'page/legal/conduct/treat-hosts-and-other-guests': `what if two kids fight | what if a child misbehaves | do you throw out rowdy kids | what happens when somebody is rude
    | how strict are you with wild kids`,
  'off-topic': `what is <n> times <n> | what is <n> x <n> | do the sum for me | what is the square root of <n>`,
  'birthday-time': `the invitation says <time> to <time> on <day> ok | i told the guests <time> on <day> | party from <time> to <time> on <day> | <time> on <day> for <n> kids party`,
};

/** Given names that are common in the US, in lower case: a capitalized word after one of them is likely a surname. */
export const givenNames: ReadonlySet<string> = new Set(
  `aaron abigail adam aiden alex alexander alice allison amanda amelia amy andrea andrew angela anna anthony aria ashley
  asher aurora austin ava avery barbara benjamin beth betty brandon brenda brian brianna caleb cameron carlos carol
  caroline carter charles charlotte chloe chris christian christina christine christopher claire connor cynthia daniel
  david deborah dennis diana diego donna dylan edward eleanor eli elena elijah elizabeth ella ellie emily emma eric
  ethan evan evelyn ezra fatima gabriel gavin george gianna grace gregory hannah harper hazel heather helen henry hudson
  hunter ian isaac isabella isaiah jack jackson jacob james jamie jasmine jason jayden jeffrey jennifer jeremy jessica
  jesus john jonathan jordan jose joseph joshua joyce juan julia julian julie justin karen katherine katie kayla keith
  kelly kenneth kevin kim kyle landon laura lauren layla leah leo levi liam lily linda lisa logan lucas lucy luis luke
  luna madison maria mark martha martin mary mason mateo matthew maya megan melissa mia michael michelle mila miguel
  mohammed molly morgan nancy naomi natalie nathan nicholas nicole noah nora nova oliver olivia omar owen pamela patricia
  patrick paul penelope peter rachel rebecca richard riley robert ronald ruby russell ruth ryan samantha samuel sandra
  sarah savannah scott sean sebastian sharon shirley sofia sophia stella stephanie stephen steven susan thomas timothy
  tyler valentina victoria violet walter william willow wyatt zachary zoe zoey`.split(/\s+/),
);

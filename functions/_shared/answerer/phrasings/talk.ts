import type { Phrasings } from './phrasings.ts';

/** Ways people talk that are no question about the venue. */
export const talkPhrasings: Phrasings = {
  greeting: `hello | hi there | good morning | good evening | hey how are you | how are you | how is it going | what is up | sup | good afternoon`,
  thanks: `thanks | thank you so much | great thanks | perfect thank you | ok thanks | awesome thanks | that helps | cool | ok great | thanks for your help | you are helpful | got it | sounds good`,
  goodbye: `bye | goodbye | see you | see you later | have a nice day | good night`,
  identity: `are you a human | are you a bot | are you ai | am i talking to a real person | are you chatgpt | who are you | what are you | which model are you | is this a robot | are you real | who made you | what is your name | what can you do | what can you help me with | how can you help me | what can i ask you`,
  person: `can i talk to a person | speak to someone | i want a human | talk to a real person | let me speak to a manager | get me a representative | call me back | can someone call me | can somebody contact me | connect me with staff | i need to talk to someone | customer service | agent please | can you have the owner call me | leave a message for staff`,
};

import type { Phrasings } from './phrasings.ts';

/** Ways people talk that are no question about the venue. */
export const talkPhrasings: Phrasings = {
  greeting: `hello | hi there | good morning | good evening | hey how are you | how are you | how is it going | what is up | sup | good afternoon | hi
    | hey | heya | hey there | hello there | hello hello | good day | good day to you | greetings | morning | evening | afternoon | yo | hiya | howdy
    | hi everyone | hello can you help me | hi i have a question | hello i have some questions | may i ask something | can i ask you something
    | quick question | i have a question | anyone there | is anybody there | are you there | hi bot | hello assistant | hey lantern | nice to meet you
    | how do you do | what is new with you | hope you are well | whats good | alright mate | testing | test | ping | hello is this working
    | does this chat work | hi good morning | bonjour | ciao | guten tag | buenos dias`,
  thanks: `thanks | thank you so much | great thanks | perfect thank you | ok thanks | awesome thanks | that helps | cool | ok great
    | thanks for your help | you are helpful | got it | sounds good | thank you | thanks a lot | thanks a million | many thanks | thank you very much
    | thanks so much | thank you for the info | thanks for the information | thanks for answering | much appreciated | i appreciate it
    | appreciate your help | cheers | cheers mate | ta | great | perfect | awesome | excellent | wonderful | brilliant | lovely | amazing | super
    | fantastic | good to know | nice | ok | okay great | alright thanks | all right | got it thanks | understood | makes sense | that makes sense
    | that is what i wanted to know | that answers my question | exactly what i needed | that was helpful | very helpful | this is helpful
    | no more questions | that is all | thats all for now | no that is it | all good | im good thanks | sweet | sounds great | sounds perfect
    | you rock | you are the best | you are great | well done | good bot | nice one | love it | yay | wow thanks | merci | danke | grazie | ok cool
    | cool thanks | great help | thank you kindly | thats all i needed | no further questions`,
  goodbye: `bye | goodbye | see you | see you later | have a nice day | good night | bye bye | good bye | see ya | cya | later | talk to you later
    | ttyl | see you soon | see you on <day> | see you then | have a good day | have a great day | have a good one | have a nice evening
    | have a good night | take care | farewell | until next time | catch you later | cheerio | ciao for now | i have to go now bye | gotta run bye
    | im off | peace out | adios | au revoir | so long | we will see you there`,
  identity: `are you a human | are you a bot | are you ai | am i talking to a real person | are you chatgpt | who are you | what are you
    | which model are you | is this a robot | are you real | who made you | what is your name | what can you do | what can you help me with
    | how can you help me | what can i ask you | who am i talking to | who am i speaking with | who is this | who is answering me | are you a person
    | are you human or machine | am i chatting with a human | am i chatting with a bot | is anyone real there | is this automated
    | is this an automated chat | is there a human behind this | are you an ai assistant | are you a virtual assistant | are you a chatbot
    | are you some kind of ai | are you gpt | are you claude | are you siri | is this a machine | do you have a name | what should i call you
    | whats your name | who built you | who programmed you | which company made this chatbot | how do you work | how does this chat work
    | where do you get your answers | how do you know these things | where does your information come from | can i trust your answers
    | are your answers correct | can you make mistakes | are you ever wrong | do you learn from me | do you remember me | do you know who i am
    | what do you know | what topics can you answer | what kind of questions can i ask | what are you good for | what are you for
    | tell me about yourself | introduce yourself | how smart are you | do you have feelings | are you alive | do you sleep | how old are you bot
    | do you understand me | can you read | do you speak like a human | is this live chat | is this a live person | am i typing to a computer | u real
    | u a bot`,
  person: `can i talk to a person | speak to someone | i want a human | talk to a real person | let me speak to a manager | get me a representative
    | call me back | can someone call me | can somebody contact me | connect me with staff | i need to talk to someone | customer service
    | agent please | can you have the owner call me | leave a message for staff | live agent | live person please | real human please | human please
    | i want to speak with a person | can i chat with a real human | can i speak to somebody at the desk | get me someone from the staff
    | put me through to someone | transfer me | connect me to a human | connect me to an agent | operator | representative | support
    | customer support | help desk | i would rather talk to a person | i prefer to speak to a human | is there a human i can talk to
    | is there anyone i can talk to | can a human answer this | can a real person help me | i do not want to talk to a robot | stop i want a human
    | you are not helping | you are useless | that does not help me | that is not what i asked | that did not answer my question
    | you do not understand me | wrong answer | you got that wrong | this bot is dumb | this is not working for me | let me talk to your boss
    | get me your supervisor | i want to speak to the owner | can i talk to the boss | can the manager call me | who is in charge | is there a manager
    | someone please call me | ring me back | give me a call | please call me at | my number is <n> call me | can you text me | have someone email me
    | please get back to me | i want to be contacted | contact me please | can i leave my number | can i leave a message | pass on a message
    | tell the staff something | forward this to the team | i want an answer from a person | escalate this | i need help from a human
    | can you get a colleague | speak with an employee | talk to the front desk | talk to somebody in person | will a person answer
    | i need someone to call me about my booking | answer me personally please | can you see my booking | look up my reservation
    | check the status of my booking | find my confirmation`,
};

import type { Phrasings } from './phrasings.ts';

/** Ways people ask about booking, free slots and who else is in the room. */
export const bookingPhrasings: Phrasings = {
  'faq/how-to-book': `how do i book | how can i reserve a room | where do i make a reservation | i want to book | book a room | can i book online | can i book over the phone
    | do i need a reservation | do we have to book ahead | is there a website to book | booking link | send me the booking page | how does booking work | can you book it for me
    | make a booking for <day> | i would like to reserve <room> | can i reserve for <n> people on <day> at <time> | how to sign up | how far in advance should i book
    | how early should we book | do you need to book in advance | sign us up | where can i get tickets | buy tickets | the booking page does not work | i can not book
    | booking page is not loading | how does one go about booking | what are the steps to reserve | whats the process for making a reservation | guide me through the booking
    | i am trying to make a reservation | where on the site do i book | where is the book button | i pressed book now and nothing happened | book now button does nothing
    | the calendar is blank | the calendar will not open | the booking form keeps giving me an error | your booking system is down | payment page keeps crashing
    | the link to reserve is broken | popup is blocked | i want to lock in a slot | can you put us down for <day> | pencil us in for <day> | put my name down for <day>
    | hold a spot for us | save us a slot | can i hold a slot without paying | i need to schedule a game | schedule a session for <n> | set up a session
    | arrange a visit for my family | i would like to come play <day> | we want to come <day> at <time> with <n> people | take my booking please | can you do the booking for me
    | book it over the chat | can i book right here in this chat | can i book by email | can i reserve by text message | can i book at the front desk | must i book ahead of time
    | is booking required | are reservations mandatory | appointment needed | do we need an appointment | is it appointment only | do i have to register first
    | do i need an account to book | create an account | log in to my account | how many weeks ahead do i book | how far out can i reserve | can i book for next month
    | can i book months ahead | how far ahead is the calendar open | does it fill up quickly | do <day> sell out | when do slots get released | ready to book
    | lets do it book us in | i want in how do i reserve | where do i purchase admission | where do i get entry tickets | get me 4 tickets | grab tickets for <room>
    | i want to buy <n> tickets for <day> | how i can make reservation | i want make a booking please | how to booking | booking how | reserve online | book online | online booking
    | link to book | where is the link to reserve | need a link for tickets | is there an app to book | can a parent book for teens | can i book on behalf of my boss
    | can my assistant make the reservation | booking for someone else | can i book two time slots | can i book two games at once | reserve several slots
    | make reservation for two rooms | i have trouble booking online | help me reserve a spot | can somebody help me with booking | what is the procedure to get a slot
    | grab a slot | procedure for booking | i want to grab a slot with friends | website will not let me reserve | your site will not let me book
    | how would i go about getting a slot | getting us a slot | where do i click to get us in | where do i click to reserve | where do i click | can not figure out the site
    | can not figure out how to book | my mother wants to reserve but can not figure out the website | i do not understand the booking page | confused by the booking page
    | how to secure a spot | can you secure a spot for us | i need help to reserve | walk me through reserving | what do i press to book`,
  'page/legal/booking/a-booking-is-made-when': `i did not get a confirmation | no confirmation email | is my booking confirmed | did my reservation go through | how do i know i am booked
    | when is a booking final | is the slot mine yet | i never received the confirmation email | where is my confirmation | confirmation went to spam | i paid but got no email
    | i booked but nothing came | do you send a confirmation | was my card charged without a booking | resend the confirmation | lost my confirmation email
    | typed the wrong email when booking | nothing in my inbox | still nothing in my inbox after paying | no email after i paid | paid but nothing arrived
    | i paid and received nothing | my inbox is empty after booking | hours ago i paid and no mail came | where is my receipt and confirmation | did you get my reservation
    | is my slot secured`,
  'faq/private-games': `will we be with strangers | is it private | is the room private | do we get the room to ourselves | will other people join our group | do you mix groups
    | can strangers join | are we paired with randoms | is it just our group | do i have to pay for empty spots | public or private game
    | do we have to buy all the places to have it private | will you put other people in with us | play with people we do not know | do i have to share the room | private session
    | would we be lumped in with another party | are games shared with other groups | do you fill up the room with others | do you combine small groups
    | could other folks be added to our team | would anyone else be in there with us | is it exclusively for us | exclusive use of the room | is it just our family in there
    | just us or others too | only our crew | we would rather not play with people we never met | i do not want random people in my game | last place stuck us with strangers
    | at another venue they put people in with us | at the other place we had to play with other people | we got teamed up with weirdos last time | nobody else joins right
    | no outsiders | do i need to buy out the room | buyout fee | must i purchase every seat to be alone | do we pay for unused spots | what if we are only <n> will you add others
    | will you match us with another group | can solo players join another team | can i join an existing group | can we be matched with other players | are there public sessions
    | open to the public or private | is it a shared experience | shared with other customers | is the session ours alone | is privacy guaranteed while we play
    | will there be others in the room | how many groups are in a room at once | other customers in our game | is every booking private | all bookings private
    | are your rooms private | mixed with other people | we will be alone in the room | can anybody book into our slot | is it extra for a private room | upgrade to a private game
    | private game costs more | does private cost extra | do you pair up small groups | pair us with another group | put two small groups together | put us with other players
    | i am shy will others be there | will others be in the room with us | will there be people we do not know in there | other groups in the same room
    | do you join groups together | are small teams merged | merge us with another team | teamed with someone else | strangers in our game
    | only us in the room or do others come too | do others come in too | do other people come in with us | is it only us | would it be only my family`,
  availability: `is <day> at <time> available | do you have anything <day> | any openings <day> | is there availability | do you have a slot for <n> on <day> | are there spots left
    | what times are available | is it sold out | are you fully booked | is <time> free | next available time | do you have space for <n> <day> | what are the start times
    | when does the first game start | when is the last game | what time slots do you have | what times can we start | how late can we start | last booking of the day
    | start times on <day> | is <room> available <day> | what time is the last slot | latest start time | first slot | is there still something free for <day>
    | got anything left <day> | got room for <n> on <day> | any chance to get in <day> | is <day> fully booked | is <day> sold out | is <day> evening already taken
    | can you fit us in at <time> | any slot around <time> | what slots are there for <day> | what times do you have <day> | what time can we come <day>
    | which times are free <day> | show me the times for <day> | list the open times | schedule for <day> | session times | time table | timetable of games
    | what sessions run on <day> | how often do games start | how often do sessions run | is there a game at <time> | is there a session at <time> | do you have a <time> slot
    | earliest game on <day> | earliest slot | what is the earliest we can play | latest game on <day> | final session of the evening | last session | last entry
    | when is the final game | what is the latest we can start | is <room> free <day> | when is <room> next open | is <room> booked up | can we get <room> at <time>
    | we would like <time> on <day> is that free | when is your next opening | soonest slot | first available | anything sooner | calendar of free slots | how busy are you <day>
    | are you busy <day> | is it crowded on <day> | how full is <day> | how booked are you | is there a vacancy for <n> | have you got space for <n> | spots remaining
    | space left for <day> | check availability | see availability | live availability | can you see the calendar | is the slot gone | someone took our slot
    | did that slot get taken | would there be a place for <n> | free slots <day> | there is nothing left on <day> | everything seems sold out | no times show up for <day>
    | do both rooms have the same start times | can <n> rooms start at the same time on <day> | when do you have time for us | can you find us a spot <day>
    | got anything <day> around <time> | anything <day> around <time> | is <time> taken on <day> | is <time> gone on <day> | latest slot on <day> | slot on <day> at <time>
    | any luck for <day> at <time> | what do you have left on <day> | can you get us in on <day> at <time> | first session on <day> | what is the first session on <day>
    | space for <n> <day> evening | spot for <n> <day> night | what do you have on <day> | when can we come on <day> | when does your last group go in | last group on <day>
    | when does the last team start | when does the final team go in`,
  'faq/same-day': `can i walk in | do you take walk ins | can we book for <day> | same day booking | last minute booking | can we come <day> | can we just show up
    | without a reservation | do i need to reserve or can we just come | can we play <day> | is it too late to book for <day> | walkins welcome | drop in | book for <day>
    | we are around the corner can we pop in | we are right outside can we play | can we pop by | can we turn up unannounced | can i rock up without booking
    | do you accept walk up customers | walk up tickets | spontaneous visit | spur of the moment | on a whim | on short notice | short notice game | is it possible without booking
    | do you take people off the street | come without appointment | is it first come first served | do you take standby | we did not book can we still play
    | we have no reservation | can we still get in <day> | anything left for <day> | could we play in an hour | can we play in 30 minutes | we could be there in 20 minutes
    | any games starting soon | is there a slot in the next hour | tickets at the door | buy at the door | can we buy tickets when we arrive | get tickets on site
    | can i pay and play on the spot | book <day> for <day> | how late can i book for the same evening | what is the cutoff for booking <day> | last minute slots
    | it is raining can we come now | we are bored can we come over | we are standing outside can we play | we are out front can we play right away | can we play immediately
    | decided just now to come | we only decided an hour ago | last second decision | come without booking | can we wing it | without booking anything | impromptu game
    | unplanned visit | i know it is last minute but | are walk ups ok | walk ups | do you allow walk ups | we have <n> hours to kill can we stop by
    | train leaves in <n> hours can we squeeze in a game | can we just stop by`,
};

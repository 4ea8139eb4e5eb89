/** Frequent words that carry no subject: they count for next to nothing when a question is matched. */
const empty = `a an the this that these those i me my mine we us our ours you your yours he him his she her hers it its they them their
theirs is are am was were be been being do does did doing done have has had having will would shall should can could may might must to of in on at
by for with from into onto about as if then than so just only also too very really actually please thanks thank hi hello hey ok yes no not or and
but because while there here get gets getting got go goes going come comes coming want wants wanted need needs needed like would know tell let see
say says said think guess hope wonder wondering maybe kind sort lot bit some any all each every both either neither one ones thing things stuff way
something anything everything someone anyone everybody anybody nothing right now again still yet ever never always usually even though however
question ask asking quick sorry excuse wait much many more most less least other another same else such own way able make makes made take takes took
give gives given put use uses used using try tries trying look looking looks possible possibly sure fine good great nice cool awesome guys folks sir
madam dear friend hello day days time times today tonight tomorrow up down out over off back around through after before during when where what which who whom how why
yeah yea yep nope nah yup oh ah wow please kindly regarding concerning hi there im ive id ill dont cant wont does doesnt
plan plans planning planned thinking considering interested happen happens allow allowed allows okay fun have play plays playing played player visit visiting visited
experience experiences game games place places venue site website guy room rooms bring brings bringing brought actually basically literally honestly totally
found heard read saw seen told mean means meant work works working feel feels seem seems enjoy enjoyed love loves loved hate
start starts starting started begin begins keep keeps kept call called big small little new old two three four five six seven eight nine ten`;

/** More words that people use around a question, which are no sign of a subject that the facts do not know. */
const ordinary = `able above absolutely accept across actual add adding afternoon ago ahead almost along already although among answer anymore anyway appreciate area
argue aunt available avoid away awkward bad basic basically beat become behind believe below beside between beyond brain brought busy buy buying buys call
calling calls care case catch caught certain chance check choice clear come comfortable coming completely concerned confused confusing consider contact correct
count cousin cover crazy dad date deal decide decided definitely depend depends describe detail details die difference different dog door dream during
easily easy either else email end enough entire especially evening event exact exactly example except excited expect expecting experience explain extra
face fact fair fall family far fast father feel fellow felt few figure final finally find fine finish first fit fix follow forget forward free friend friends full
fully further general gave gets girlfriend grab grandma grandpa grandmother grandfather great ground group guarantee guess half hand handle happen happened happening happy head hear heart hear hello
help helpful hi high hold home honest honestly hope host huge husband idea ideal immediately important inside instead interest involved issue join
joining kill kinda knew laugh lead learn leave left less life limit line list listen live living local long longer lost love low lucky main manage
matter message middle mind miss mistake mom moment month months morning mother move myself name near nearby nearly neither nervous next nice night nights note
notice number offer often once online only option options order original our ourselves outside part particular partner party pass past per perfect person phone pick
piece plain point prefer prefers pretty problem problems promise proper public push question quick quickly quite reach ready real reason recently regular remember
reply respond rest result ride round run running safe say scene season second seem send sense serious set setup several share she short show
shows side simple since single sister sit situation size skip slot slots slow small solid solo soon sort sound special specific spend split spot
spots stand start stay step stop straight style suit supposed surprise surprised switch talk team tell text thought through ticket tickets together told top total
totally touch town trip trouble true trust turn turned type types uncle under understand unless until up upset usual various vacation visit visiting walk walking
warn waste watch week weekend weeks welcome went whatever whenever wherever whether whole wife win wish woman women men man word words world worried worry worse worst worth write wrong year years young yourself
bro dude buddy lady ladies gentleman gentlemen couple anniversary birthday bored boring brother calm concern creative curious current daughter son direct easy engaged entertain
total anyways gotcha heads heck hell damn dang crap freaking fricking stupid suck sucks ridiculous unacceptable angry mad annoyed annoying terrible awful horrible
closer nearer city center downtown street usa america visitor tourist tourists hotel airport`;

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

export const emptyWords: ReadonlySet<string> = words(empty);
export const ordinaryWords: ReadonlySet<string> = new Set([...emptyWords, ...words(ordinary)]);

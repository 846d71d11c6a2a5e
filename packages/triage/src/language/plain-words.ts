/**
 * Common words that are not about health. The spelling correction leaves them alone: without this list "later" or
 * "chess" would be read as the symptom that is spelled almost like it.
 */
export const PLAIN_WORDS: readonly string[] = `
able about above accept across act active actual add address admit adult advice advise afford afraid after afternoon again
against age agree ahead air all allow almost alone along already also although always among amount and angry animal another
answer any anybody anyone anything anyway apart apartment appear apple apply appoint area argue around arrange arrive art ask
asleep attend aunt autumn available average avoid aware away baby bad badly bag bake balance ball ban bank bar barely base
basic basket bath bathroom battle beach bean bear beard beat beautiful because become bed bedroom bee beef beer before begin
behave behind belief believe bell belong below belt bench beside best bet better between beyond big bike bill bird birth
birthday bit black blame blanket block blow blue board boat body boil book boot border bore born boss both bother bottle
bottom bowl box boy boyfriend brain branch brave bread breakfast breast brick bridge brief bright bring brother brown brush
bucket build bus business busy but butter button buy cab cafe cake calendar call calm camera camp can candle cap car card care
careful carpet carry case cash cast cat catch cause center central centre certain chain chair chance change chapter charge
chart chat cheap check cheer cheese chess chew chicken chief child chocolate choice choose church cinema circle city claim
class classic clean clear climb clock close cloth clothes cloud club coach coast coat code coffee coin cold collar collect
college color colour comb come comfort common company compare complain complete computer concern condition consider constant
contact contain continue control cook cookie cool copy corn corner correct cost cotton couch could count country couple course
court cousin cover cow crash crazy cream create credit crew crime cross crowd cry culture cup cure curious current curtain
custom cut cycle dad daily damage dance danger dark date daughter day dead deal dear death decide deep deer defend degree
delay deliver demand dentist depend describe desert desk detail develop device diary diet differ difference different
difficult dig dinner direct dirty discuss dish dispute distance divide do doctor dog door double doubt down draft drag drama
draw drawer dream dress drive driver drop dry duck due dull dust duty each ear early earn earth ease easily east easy edge
educate effect effort egg eight either elbow elder else email employ empty end enemy energy engage engine enjoy enough enter
entire equal error escape especially even evening event ever every everybody everyone everything evidence exact exam example
except excite exercise exist expect expensive explain express extra extreme eye face fact factory fail fair faith fall false
family famous fan far farm farmer fast fat father fault favor favorite fear feed feel fellow female fence few field fifth
fight figure file fill film final finally find fine finger finish fire firm first fish fit five fix flag flat flight float
floor flour flow flower fly focus fold folk follow food foot football force foreign forest forever forget form former forward
found four frame free freeze french frequent fresh friday friend from front fruit full fun funeral funny future gain game gap
garage garden gas gate gather general gentle get giant gift girl girlfriend give glad glass glove go goal god gold golf good
grade grand grandma grandpa grass grateful gray great green grey ground group grow guess guest guide guilty guitar gun guy gym
hair half hall hand handle hang happen happy harbor hard hardly hat hate have head health healthy hear heat heaven heavy
height hello help here hide high hill hire history hit hold hole holiday home honest hope horse hospital host hot hotel hour
house however huge human hundred hungry hunt hurry husband ice idea ideal if ill image imagine important improve include
increase indeed inform inside instead interest internet into invite iron island issue item jacket jam job join joke journey
judge juice jump june july just keen keep key kick kid kill kind king kitchen kitten knee knife knock know label lack ladder
lady lake lamp land language large last late later laugh law lay layer lazy lead leader leaf learn least leather leave left
leg legal lemon lend length less lesson let letter level library lie life lift light like likely line link lion list listen
little live local lock log lonely long look loose lord lose lot loud love lovely low luck lucky lunch machine mad magazine
mail main make male mall man manage manager many map march mark market marry master match mate matter may maybe meal mean
measure meat media medical medicine meet member memory mental mention menu message metal method middle might mile milk million
mind mine minor minute mirror miss mistake mix mobile modern moment monday money monkey month mood moon more morning most
mostly mother motor mountain mouse move movie much mud mum murder museum music must nail name narrow nation natural nature near
nearly neat need neighbor neighbour neither nerve nervous never new news next nice night nine noise none noon nor normal north
note nothing notice novel now number nurse nut obvious occur ocean odd of off offer office officer often oil okay old once one
onion only onto open opinion orange order ordinary original other otherwise ought out outside oven over own owner pack package
page paint pair palace pale pan panel paper parent park part particular partner party pass past path patient pattern pause pay
peace pear pen pencil people pepper per perfect perform perhaps period permit person personal phone photo phrase piano pick
picture piece pig pill pilot pink pipe place plain plan plane planet plant plastic plate play player please plenty pocket point
poison pole police polish polite poor pop popular position possible post pot potato pound pour power practice practise praise
prefer prepare present press pretty prevent price pride priest print prior prison private prize probably problem process
produce professor promise proper protect proud prove provide public pull pump punish pure purple purpose push put quality
quarter queen question quick quickly quiet quite race rain raise range rare rate rather raw reach react read ready real really
reason receive recent recently record recover red reduce refuse regard regret regular relate relation relax release remain
remember remind remove rent repair repeat reply report request rescue respect rest result return rice rich ride right ring
rise risk river road rock role roll roof room root rope rough round route row rub rude ruin rule run rush sad safe sail salad
sale salt same sand save say scale scare scared scene school science score screen sea search season seat second secret section
see seem self sell send sense sentence separate serious serve service set settle seven several sex shade shadow shake shall
shame shape share sharp shave she sheet shelf shell shine ship shirt shock shoe shoot shop short should shoulder shout show
shower shut shy side sign signal silent silly silver similar simple since sing single sink sir sister sit site six size skill
skin skirt sky slice slide slight slow slowly small smart smell smile smoke smooth snake snow so soap social society sock soft
soil soldier solid some son song soon sorry sort soul sound soup south space spare special speed spell spend spider spirit
spoil spoon sport spot spread spring square stable staff stage stair stamp stand standard star stare start state station stay
steak steal steam steel step stick still stock stone stop store storm story stove straight strange stranger street stress
stretch strict strike string strong struggle student study stuff stupid style subject succeed success such sudden suffer sugar
suggest suit summer sun sunday supper supply support suppose sure surface surprise surround sweet swim swing switch system
table tail take tale talk tall tap taste tax taxi tea teach teacher team tear telephone television tell ten tend tennis tent
term terrible test text than thank that the theater their them then there these they thick thin thing think third thirsty this
those though thought thousand thread threat three through throw thumb thunder thursday thus ticket tidy tie tight till time
tiny tip tired title to today together tomorrow tone tongue tonight too tool top topic total touch tough tour toward towel
tower town toy track trade traffic train travel treat tree trial trick trip trouble truck true trust truth try tube tuesday
turn twelve twenty twice twin two type ugly uncle under understand unit until up upon upset usual usually valley value variety
various vegetable very view village visit voice wait wake walk wall want war warm warn wash waste watch water wave way weak
wealth wear weather wedding wednesday week weekend weight welcome well west wet what whatever wheel when where whether which
while white who whole why wide wife wild will win wind window wine wing winter wise wish with within without woman wonder wood
wool word work worker world worry worse worst worth would wrap write writer wrong yard year yellow yes yesterday yet you young
zero zoo hers his its mine ours theirs yours himself herself itself myself yourself saturday january february april august
september october november december shes hes weve theyd wed lets gonna wanna gotta lol okay thx plz hey hi thanks dear yeah
nope yep maybe guys folks stuff things somebody someone something somewhere sometimes somehow otherwise plus minus versus
cheers covid laptop online google website forum driver driving landing sitting standing playing sports games soccer basketball
hockey running climbed lifted lifting moving carried carrying boxes furniture yoga pilates hiking hike biked bike wrestling
dating married divorced single kids wives spouse grandson granddaughter nephew niece coworker colleague roommate landlord
finals exams school college university semester deadline meeting project resume career retire retired pension salary rent
mortgage loan budget vacation beach cruise airport trip flew flown hotel camping tent hunting fishing trail woods forest grass
grandfather grandmother grandparent grandchild stepson stepdaughter mummy daddy auntie cousin fiance toddler teenager adolescent
neighbor gentleman schoolboy schoolgirl newborn infant elderly pollen dust mold pets puppy kitten hamster horse stall barn chores dishes laundry vacuum cleaning mowing mowed lawn gardening
`
  .trim()
  .split(/\s+/)

/**
 * Common conditions for the search, by category: name | ICD-10 (WHO, 2019) | what people also call it. Checked for form
 * and doubles by its test. Loaded when somebody begins to search.
 */
export const COMMON_CONDITIONS = `
# Heart and circulation
Coronary heart disease | I25 | coronary artery disease; blocked heart arteries; ischaemic heart disease; CAD
Heart attack | I21 | myocardial infarction; coronary
Angina | I20 | chest pain with effort; stable angina
Heart failure | I50 | weak heart; congestive heart failure; CHF
Atrial fibrillation | I48 | AFib; irregular heartbeat; AF
Supraventricular tachycardia | I47.1 | SVT; racing heart
Ventricular tachycardia | I47.2 | VT
Premature heartbeats | I49.4 | extrasystoles; skipped beats; palpitations from extra beats
Heart block | I44 | conduction disorder; atrioventricular block
Sick sinus syndrome | I49.5 | slow heartbeat; sinus node disease
Pacemaker | Z95.0 | implanted defibrillator; ICD device
High cholesterol | E78.0 | hypercholesterolaemia; high LDL
Raised blood fats | E78.5 | hyperlipidaemia; dyslipidaemia
High triglycerides | E78.1 | hypertriglyceridaemia
Hypertensive heart disease | I11 | heart strained by blood pressure
Low blood pressure | I95 | hypotension; dizzy on standing; orthostatic hypotension
Cardiomyopathy | I42 | heart muscle disease; enlarged heart
Aortic valve stenosis | I35.0 | narrow heart valve
Mitral valve prolapse | I34.1 | floppy heart valve
Mitral valve leak | I34.0 | mitral regurgitation; mitral insufficiency
Heart murmur | R01.1 | murmur
Pericarditis | I30 | inflamed heart sac
Myocarditis | I40 | inflamed heart muscle
Endocarditis | I33 | infected heart valve
Rheumatic heart disease | I09 | rheumatic fever of the heart
Aortic aneurysm | I71 | widened main artery; AAA
Peripheral artery disease | I73.9 | poor leg circulation; PAD; intermittent claudication
Deep vein thrombosis | I80.2 | DVT; blood clot in the leg
Pulmonary embolism | I26 | blood clot in the lung; PE
Varicose veins | I83 | bulging leg veins
Chronic venous insufficiency | I87.2 | weak leg veins; swollen legs from veins
Raynaud's | I73.0 | white fingers; cold fingers
Lymphoedema | I89.0 | swollen arm or leg; lymphedema
Carotid artery narrowing | I65.2 | carotid stenosis; blocked neck artery
Pulmonary hypertension | I27.0 | high pressure in the lungs
Fainting | R55 | syncope; passing out; vasovagal syncope
Aortic dissection | I71.0 | tear of the main artery
Blocked limb artery | I74 | acute limb ischaemia
# Lungs and breathing
Asthma | J45 | wheezing; bronchial asthma; asthma attack; asthma exacerbation
COPD | J44 | chronic obstructive pulmonary disease; smoker's lung
Emphysema | J43 | damaged lungs
Chronic bronchitis | J42 | smoker's cough
Acute bronchitis | J20 | chesty cough; bronchitis
Bronchiolitis | J21 | RSV in babies
Bronchiectasis | J47 | widened airways
Pneumonia | J18 | lung infection; chest infection
Tuberculosis | A15 | TB; pulmonary tuberculosis
Pulmonary fibrosis | J84.1 | scarred lungs; interstitial lung disease
Sarcoidosis | D86 | lung nodules of sarcoid
Collapsed lung | J93 | pneumothorax
Pleural effusion | J90 | water on the lung; fluid around the lung
Sleep apnoea | G47.3 | sleep apnea; pauses of breathing in sleep; OSA; loud snoring
COVID-19 | U07.1 | covid; coronavirus
Long COVID | U09.9 | post-COVID condition
Influenza | J11 | flu
Croup | J05.0 | barking cough
Whooping cough | A37 | pertussis
Asbestosis | J61 | asbestos lung
Silicosis | J62 | dust lung
COPD flare-up | J44.1 | COPD exacerbation
Common cold | J00 | cold; viral upper respiratory infection
# Ears, nose and throat
Hay fever | J30.4 | allergic rhinitis; seasonal allergy; runny nose from allergy
Chronic sinusitis | J32 | blocked sinuses; long-lasting sinus inflammation
Sinus infection | J01 | acute sinusitis; sinusitis
Nasal polyps | J33 | growths in the nose
Deviated septum | J34.2 | crooked nose inside
Nosebleeds | R04.0 | epistaxis
Tonsillitis | J03 | inflamed tonsils
Enlarged tonsils | J35 | adenoids; chronic tonsillitis
Strep throat | J02.0 | streptococcal sore throat
Laryngitis | J04 | lost voice; hoarseness
Middle ear infection | H66 | otitis media; earache in children
Glue ear | H65 | fluid in the ear
Outer ear infection | H60 | swimmer's ear; otitis externa
Ear wax | H61.2 | blocked ear; impacted cerumen
Hearing loss | H91 | deafness; hard of hearing
Age-related hearing loss | H91.1 | presbycusis
Tinnitus | H93.1 | ringing in the ears
Vertigo | H81.1 | positional vertigo; BPPV; spinning dizziness
Ménière's disease | H81.0 | meniere; vertigo with hearing loss
Inner ear inflammation | H83.0 | labyrinthitis
Abscess at the tonsil | J36 | quinsy; peritonsillar abscess
Epiglottitis | J05.1 | swollen throat lid
Viral sore throat | J02.9 | pharyngitis
Blocked ear tube | H69 | eustachian tube dysfunction
Sudden deafness | H91.2 | sudden sensorineural hearing loss
Mastoiditis | H70 | infection of the bone behind the ear
Vestibular neuritis | H81.2 | inflamed balance nerve
# Eyes
Short sight | H52.1 | myopia; near-sighted
Long sight | H52.0 | hypermetropia; far-sighted
Astigmatism | H52.2 | uneven cornea
Age-related long sight | H52.4 | presbyopia; reading glasses
Cataract | H26 | cloudy lens; clouded eye
Glaucoma | H40 | high eye pressure
Macular degeneration | H35.3 | AMD; loss of central sight
Diabetic eye disease | H36.0 | diabetic retinopathy
Detached retina | H33 | retinal detachment
Dry eyes | H04.1 | dry eye disease; gritty eyes
Conjunctivitis | H10 | pink eye; red eye
Blepharitis | H01.0 | inflamed lid edges
Stye | H00.0 | hordeolum
Uveitis | H20 | iritis; inflamed iris
Squint | H50 | strabismus; crossed eyes
Lazy eye | H53.0 | amblyopia
Colour blindness | H53.5 | color blindness
Keratoconus | H18.6 | cone-shaped cornea
Blindness or low vision | H54 | visual impairment
Acute glaucoma | H40.2 | acute angle-closure glaucoma
Corneal abrasion | S05.0 | scratched eye
Corneal ulcer | H16 | infectious keratitis; infected cornea
Chalazion | H00.1 | lid cyst
# Teeth and mouth
Tooth decay | K02 | caries; cavities
Gum disease | K05 | gingivitis; periodontitis; bleeding gums
Tooth abscess | K04.7 | dental abscess
Mouth ulcers | K12.0 | canker sores; aphthous ulcers
Dry mouth | R68.2 | xerostomia
Jaw joint disorder | K07.6 | TMJ; TMD; clicking jaw
Teeth grinding | F45.8 | bruxism
# Stomach and bowel
Acid reflux | K21 | GERD; GORD; heartburn; gastro-oesophageal reflux disease
Hiatus hernia | K44 | hiatal hernia; diaphragm hernia
Gastritis | K29 | upset stomach lining; inflamed stomach
Stomach ulcer | K25 | gastric ulcer
Duodenal ulcer | K26 | ulcer of the small bowel
Helicobacter infection | B98.0 | H. pylori
Indigestion | K30 | dyspepsia
Irritable bowel syndrome | K58 | IBS; spastic colon
Crohn's disease | K50 | crohns; inflammatory bowel disease
Ulcerative colitis | K51 | UC; inflamed large bowel
Coeliac disease | K90.0 | celiac; gluten disease
Lactose intolerance | E73 | milk intolerance
Constipation | K59.0 | hard stools
Chronic diarrhoea | K59.1 | functional diarrhoea
Diverticular disease | K57 | diverticulitis; diverticulosis
Haemorrhoids | K64 | hemorrhoids; piles
Anal fissure | K60.2 | tear at the anus
Anal fistula | K60.3 | fistula in ano
Inguinal hernia | K40 | groin hernia; rupture
Umbilical hernia | K42 | navel hernia
Appendicitis | K35 | inflamed appendix
Bowel polyps | K63.5 | colon polyps
Bowel obstruction | K56 | blocked bowel
Gastroenteritis | A09 | stomach bug; stomach flu
Bleeding in the gut | K92.2 | gastrointestinal bleeding
Swallowing trouble | R13 | dysphagia
Barrett's oesophagus | K22.7 | barrett
Gastroparesis | K31.8 | slow stomach
Short bowel | K91.2 | malabsorption after surgery
Peptic ulcer | K27 | ulcer of stomach or bowel
Hernia | K46 | abdominal wall hernia; trapped hernia; strangulated hernia
Abscess at the anus | K61 | perianal abscess
Intussusception | K56.1 | folded bowel
Food poisoning | A05 | bacterial foodborne illness
Hiccups | R06.6 | singultus
# Liver, gallbladder and pancreas
Fatty liver | K76.0 | NAFLD; non-alcoholic fatty liver disease
Hepatitis A | B15 | infectious jaundice
Hepatitis B | B18.1 | chronic hepatitis B; HBV
Hepatitis C | B18.2 | chronic hepatitis C; HCV
Autoimmune hepatitis | K75.4 | hepatitis of the immune system
Cirrhosis | K74 | scarred liver; liver disease
Alcoholic liver disease | K70 | liver damage from alcohol
Liver failure | K72 | failing liver
Gilbert's syndrome | E80.4 | mild harmless jaundice
Gallstones | K80 | biliary colic; stones in the gallbladder
Inflamed gallbladder | K81 | cholecystitis
Acute pancreatitis | K85 | inflamed pancreas
Chronic pancreatitis | K86.1 | long-lasting pancreas inflammation
Viral hepatitis | B19 | acute hepatitis
# Kidneys and bladder
Chronic kidney disease | N18 | CKD; weak kidneys; kidney failure
Dialysis | Z99.2 | blood washing; haemodialysis
Kidney transplant | Z94.0 | transplanted kidney
Kidney stones | N20 | renal colic; nephrolithiasis
Kidney infection | N10 | pyelonephritis
Urinary tract infection | N39.0 | UTI
Bladder infection | N30 | cystitis
Overactive bladder | N32.8 | urgent bladder
Urinary incontinence | R32 | leaking urine; weak bladder
Stress incontinence | N39.3 | leaking when coughing
Nephrotic syndrome | N04 | protein loss through the kidneys
Glomerulonephritis | N05 | inflamed kidneys; nephritis
Polycystic kidneys | Q61.3 | PKD; kidney cysts
Bedwetting | F98.0 | enuresis
Urinary retention | R33 | blocked bladder
Haemolytic uraemic syndrome | D59.3 | HUS; kidney damage after bloody diarrhoea
# Hormones and metabolism
Gestational diabetes | O24.4 | diabetes in pregnancy
Prediabetes | R73.0 | impaired glucose tolerance; borderline sugar; high blood sugar
Low blood sugar | E16.2 | hypoglycaemia
Underactive thyroid | E03 | hypothyroidism; low thyroid
Overactive thyroid | E05 | hyperthyroidism; high thyroid
Hashimoto's thyroiditis | E06.3 | hashimoto
Graves' disease | E05.0 | graves; toxic goitre
Goitre | E04 | enlarged thyroid; thyroid nodule; goiter
Obesity | E66 | overweight; severe overweight
Metabolic syndrome | E88.9 | insulin resistance
Vitamin D deficiency | E55 | low vitamin D
Vitamin B12 deficiency | E53.8 | low B12
Iodine deficiency | E61.8 | low iodine
Gout | M10 | uric acid crystals
High uric acid | E79.0 | hyperuricaemia
Osteoporosis | M81 | brittle bones; thin bones
Overactive parathyroid | E21 | hyperparathyroidism; high calcium
Addison's disease | E27.1 | adrenal insufficiency
Cushing's syndrome | E24 | too much cortisol
Acromegaly | E22.0 | too much growth hormone
Underactive pituitary | E23.0 | hypopituitarism
Diabetes insipidus | E23.2 | arginine vasopressin deficiency
Haemochromatosis | E83.1 | iron overload
Wilson's disease | E83.0 | copper overload
Porphyria | E80.2 | acute porphyria
Phenylketonuria | E70.0 | PKU
Dehydration | E86 | dried out
Low sodium | E87.1 | hyponatraemia
Low potassium | E87.6 | hypokalaemia
Diabetic ketoacidosis | E10.1 | DKA
# Blood and immune system
Iron deficiency anaemia | D50 | low iron; iron deficiency anemia
Anaemia | D64 | anemia; low blood
Pernicious anaemia | D51.0 | B12 anaemia
Thalassaemia | D56 | thalassemia
Sickle cell disease | D57 | sickle cell anaemia
G6PD deficiency | D55.0 | favism
Haemophilia | D66 | hemophilia; bleeding disorder
Von Willebrand disease | D68.0 | VWD
Factor V Leiden | D68.5 | clotting disorder; thrombophilia
Antiphospholipid syndrome | D68.6 | lupus anticoagulant; hughes syndrome
Low platelets | D69.6 | thrombocytopenia
Immune thrombocytopenia | D69.3 | ITP
Polycythaemia vera | D45 | too many red cells
No spleen | Z90.8 | asplenia
Immune deficiency | D84.9 | weak immune system; immunodeficiency
HIV infection | B24 | HIV; AIDS
Lupus | M32 | SLE; systemic lupus erythematosus
Sjögren's syndrome | M35.0 | sjogren; sicca
Scleroderma | M34 | hard skin; systemic sclerosis
Vasculitis | M31 | inflamed blood vessels
Giant cell arteritis | M31.6 | temporal arteritis; inflamed temple artery
Behçet's disease | M35.2 | behcet
Mast cell disease | D47.0 | mastocytosis
Organ transplant | Z94 | transplanted organ
Kawasaki disease | M30.3 | kawasaki
# Nerves and brain
Migraine | G43 | sick headache; migraine with aura
Tension headache | G44.2 | headache from tension
Cluster headache | G44.0 | severe headache at one eye
Epilepsy | G40 | seizures; fits; convulsions
Fever seizure | R56.0 | febrile convulsion
Stroke | I64 | CVA; brain attack; cerebral infarction
Mini-stroke | G45 | TIA; transient ischaemic attack
Brain bleed | I61 | haemorrhagic stroke; cerebral haemorrhage
Bleeding around the brain | I60 | subarachnoid haemorrhage
Brain aneurysm | I67.1 | cerebral aneurysm
Parkinson's disease | G20 | parkinson
Essential tremor | G25.0 | shaking hands
Restless legs | G25.8 | restless legs syndrome; RLS
Multiple sclerosis | G35 | MS
Dementia | F03 | memory loss of old age
Vascular dementia | F01 | dementia from strokes
Motor neurone disease | G12.2 | ALS; MND; amyotrophic lateral sclerosis
Myasthenia gravis | G70.0 | muscle weakness of the immune system
Guillain-Barré syndrome | G61.0 | guillain barre; GBS
Polyneuropathy | G62 | nerve damage in the feet; neuropathy; numb feet
Diabetic nerve damage | G63.2 | diabetic neuropathy
Carpal tunnel syndrome | G56.0 | numb hand at night
Bell's palsy | G51.0 | facial palsy; drooping face
Trigeminal neuralgia | G50.0 | face nerve pain
Nerve pain after shingles | G53.0 | postherpetic neuralgia
Cerebral palsy | G80 | spastic palsy
Hydrocephalus | G91 | water on the brain
Meningitis | G03 | inflamed lining of the brain
Encephalitis | G04 | inflamed brain
Concussion | S06.0 | shaken brain
Paraplegia | G82 | paralysed legs; tetraplegia
Muscular dystrophy | G71.0 | muscle wasting; duchenne
Huntington's disease | G10 | chorea
Narcolepsy | G47.4 | sudden sleep attacks
Insomnia | G47.0 | sleeplessness; cannot sleep
Chronic fatigue syndrome | G93.3 | ME; CFS; myalgic encephalomyelitis
Tourette's syndrome | F95.2 | tics
Cauda equina syndrome | G83.4 | pressure on the lower spinal nerves
Delirium | F05 | sudden confusion
Motion sickness | T75.3 | travel sickness; seasickness
Brain injury | S06.9 | intracranial injury; serious head injury
# Mental Health
Recurrent depression | F33 | depression that comes back
Postnatal depression | F53 | postpartum depression; baby blues
Low mood for years | F34.1 | dysthymia
Anxiety disorder | F41.1 | generalised anxiety; constant worry; GAD
Panic attacks | F41.0 | panic disorder
Social anxiety | F40.1 | social phobia
Phobia | F40.2 | fear of heights; specific phobia
Agoraphobia | F40.0 | fear of crowds
Bipolar disorder | F31 | manic depression; bipolar
Schizophrenia | F20 | schizophrenic
Psychosis | F23 | hearing voices; acute psychosis
Obsessive-compulsive disorder | F42 | OCD; obsessions and compulsions
Post-traumatic stress disorder | F43.1 | PTSD; trauma
Adjustment disorder | F43.2 | stress reaction
Burnout | Z73.0 | exhaustion from work
ADHD | F90 | attention deficit hyperactivity disorder; ADD
Autism | F84.0 | autism spectrum disorder; ASD
Asperger's syndrome | F84.5 | aspergers
Dyslexia | F81.0 | reading disorder
Learning disability | F79 | intellectual disability
Anorexia nervosa | F50.0 | anorexia
Bulimia nervosa | F50.2 | bulimia
Binge eating | F50.8 | binge eating disorder
Borderline personality disorder | F60.3 | emotionally unstable personality; BPD
Alcohol dependence | F10.2 | alcoholism; alcohol addiction
Opioid dependence | F11.2 | opioid addiction; heroin addiction
Cannabis dependence | F12.2 | cannabis addiction
Nicotine dependence | F17.2 | smoking addiction
Gambling addiction | F63.0 | pathological gambling
Self-harm | Z91.5 | cutting oneself
Suicidal thoughts | R45.8 | suicidal ideation; suicidal crisis
Alcohol withdrawal | F10.3 | delirium tremens
# Bones, joints and muscles
Osteoarthritis | M19 | worn joints; arthrosis; arthritis of age
Knee osteoarthritis | M17 | worn knee
Hip osteoarthritis | M16 | worn hip
Rheumatoid arthritis | M06.9 | RA; rheumatism
Psoriatic arthritis | L40.5 | arthritis with psoriasis
Juvenile arthritis | M08 | arthritis in children
Ankylosing spondylitis | M45 | bechterew; stiff spine
Reactive arthritis | M02 | arthritis after an infection
Polymyalgia rheumatica | M35.3 | sore stiff shoulders and hips; PMR
Polymyositis | M33 | inflamed muscles; dermatomyositis
Fibromyalgia | M79.7 | pain all over
Low back pain | M54.5 | lumbago; strained back; backache
Sciatica | M54.3 | leg pain from the back
Slipped disc | M51 | herniated disc; disc prolapse
Neck pain | M54.2 | stiff neck; cervicalgia
Spinal stenosis | M48.0 | narrow spinal canal
Scoliosis | M41 | crooked spine; curved spine
Hunched back | M40 | kyphosis
Frozen shoulder | M75.0 | stiff shoulder; adhesive capsulitis
Rotator cuff problem | M75.1 | shoulder tendon tear
Tennis elbow | M77.1 | lateral epicondylitis
Golfer's elbow | M77.0 | medial epicondylitis
Trigger finger | M65.3 | snapping finger
Ganglion | M67.4 | lump on the wrist
Dupuytren's contracture | M72.0 | bent finger; dupuytren
Plantar fasciitis | M72.2 | heel pain
Achilles tendinitis | M76.6 | heel tendon pain
Bunion | M20.1 | hallux valgus; crooked big toe
Flat feet | M21.4 | fallen arches
Meniscus tear | S83.2 | torn cartilage in the knee
Torn cruciate ligament | S83.5 | ACL tear
Bursitis | M71 | inflamed joint pad
Bone infection | M86 | osteomyelitis
Osteopenia | M85.8 | low bone density
Paget's disease of bone | M88 | paget
Rickets | E55.0 | soft bones in children
Hypermobility | M35.7 | loose joints
Hip fracture | S72.0 | broken hip
Wrist fracture | S52.5 | broken wrist
Ankle fracture | S82.8 | broken ankle
Vertebral fracture | S32.0 | broken back bone; compression fracture
Sprained ankle | S93.4 | twisted ankle
Artificial joint | Z96.6 | hip replacement; knee replacement
Amputation | Z89 | lost limb
Septic arthritis | M00 | infected joint
Muscle strain | M62.6 | pulled muscle
Costochondritis | M94.0 | chest wall pain
Broken bone | T14.2 | fracture of a limb; broken arm; broken leg
# Skin
Eczema | L20 | atopic dermatitis; neurodermatitis
Contact dermatitis | L25 | contact rash; nickel rash
Psoriasis | L40 | scaly skin
Acne | L70 | pimples
Rosacea | L71 | red face
Hives | L50 | urticaria; nettle rash; itchy wheals
Seborrhoeic dermatitis | L21 | dandruff; cradle cap
Vitiligo | L80 | white patches
Hair loss | L65 | balding; alopecia
Alopecia areata | L63 | round bald patches
Fungal nail | B35.1 | nail fungus; onychomycosis
Athlete's foot | B35.3 | tinea pedis
Ringworm | B35.4 | tinea corporis
Shingles | B02 | herpes zoster
Cold sores | B00.1 | herpes labialis; fever blisters
Warts | B07 | verruca
Scabies | B86 | itch mites
Impetigo | L01 | honey crusts
Boils | L02 | skin abscess; furuncle
Cellulitis | L03 | skin infection; erysipelas
Hidradenitis | L73.2 | acne inversa
Lichen planus | L43 | itchy purple bumps
Pressure sore | L89 | bedsore
Leg ulcer | L97 | open leg
Ingrown toenail | L60.0 | ingrown nail
Excessive sweating | R61 | hyperhidrosis
Keloid | L91.0 | thick scar
Actinic keratosis | L57.0 | sun damage of the skin
Many moles | D22 | moles; naevus
Rash from a medicine | L27.0 | drug eruption
Stevens-Johnson syndrome | L51.1 | severe skin reaction to a medicine
Sunburn | L55 | burnt by the sun
Head lice | B85.0 | nits; pediculosis
Nappy rash | L22 | diaper rash
# Infections
Malaria | B54 | marsh fever
Dengue | A90 | dengue fever; breakbone fever
Chikungunya | A92.0 | chik fever
Typhoid fever | A01.0 | enteric fever
Lyme disease | A69.2 | borreliosis
Glandular fever | B27 | mono; infectious mononucleosis; kissing disease
Chickenpox | B01 | varicella
Measles | B05 | rubeola
Mumps | B26 | swollen cheeks
Rubella | B06 | german measles
Scarlet fever | A38 | scarlatina
Tetanus | A35 | lockjaw
Polio | B91 | poliomyelitis
Leprosy | A30 | hansen's disease
Worms | B82.0 | intestinal worms
Threadworms | B80 | pinworms
Toxoplasmosis | B58 | cat parasite
Sepsis | A41 | blood poisoning
Genital herpes | A60 | herpes of the genitals
Chlamydia | A56 | chlamydial infection
Gonorrhoea | A54 | gonorrhea; the clap
Syphilis | A53 | lues
HPV infection | B97.7 | human papilloma virus
Genital warts | A63.0 | condyloma
MRSA carrier | Z22.3 | resistant staph
Clostridium difficile | A04.7 | C. diff
Thrush in the mouth | B37.0 | oral thrush
Spotted fever | A77 | rocky mountain spotted fever
Hand, foot and mouth disease | B08.4 | coxsackie
Roseola | B08.2 | three-day fever; exanthema subitum
Slapped cheek | B08.3 | fifth disease; erythema infectiosum
# Cancer
Breast cancer | C50 | tumour of the breast
Prostate cancer | C61 | tumour of the prostate
Lung cancer | C34 | tumour of the lung
Bowel cancer | C18 | colon cancer; colorectal cancer
Rectal cancer | C20 | cancer of the rectum
Stomach cancer | C16 | gastric cancer
Oesophageal cancer | C15 | gullet cancer
Pancreatic cancer | C25 | tumour of the pancreas
Liver cancer | C22 | hepatocellular carcinoma
Kidney cancer | C64 | renal cell carcinoma
Bladder cancer | C67 | tumour of the bladder
Cervical cancer | C53 | cancer of the neck of the womb
Womb cancer | C54 | uterine cancer; endometrial cancer
Ovarian cancer | C56 | tumour of the ovary
Testicular cancer | C62 | tumour of the testicle
Thyroid cancer | C73 | tumour of the thyroid
Brain tumour | C71 | brain cancer; glioma
Melanoma | C43 | black skin cancer
Skin cancer | C44 | basal cell carcinoma; white skin cancer
Mouth or throat cancer | C14 | head and neck cancer
Leukaemia | C95 | leukemia; blood cancer
Hodgkin lymphoma | C81 | hodgkin
Non-Hodgkin lymphoma | C85 | lymphoma
Multiple myeloma | C90.0 | plasma cell cancer
Cancer that has spread | C79 | metastases
Meningioma | D32 | benign brain tumour
# Women's health
Polycystic ovary syndrome | E28.2 | PCOS; polycystic ovaries
Endometriosis | N80 | womb lining outside the womb
Fibroids | D25 | myoma; uterine fibroids
Ovarian cyst | N83.2 | cyst of the ovary
Heavy periods | N92.0 | menorrhagia
Painful periods | N94.6 | period pain; dysmenorrhoea
No periods | N91.2 | amenorrhoea
Premenstrual syndrome | N94.3 | PMS
Menopause symptoms | N95.1 | hot flushes; hot flashes; change of life
Prolapse | N81 | dropped womb
Vaginal thrush | B37.3 | yeast infection; candida
Bacterial vaginosis | N76.0 | BV
Pelvic inflammatory disease | N73.9 | pelvic infection; PID
Female infertility | N97 | cannot get pregnant
Abnormal smear | R87.6 | abnormal pap test
Breast lump | N63 | lump in the breast
Benign breast changes | N60 | breast cysts
Mastitis | N61 | inflamed breast
Ovarian torsion | N83.5 | twisted ovary
# Pregnancy and birth
Pre-eclampsia | O14 | toxaemia of pregnancy; preeclampsia
High blood pressure in pregnancy | O13 | gestational hypertension
Miscarriage | O03 | lost pregnancy
Repeated miscarriages | N96 | habitual abortion
Ectopic pregnancy | O00 | tubal pregnancy; pregnancy outside the womb
Severe vomiting in pregnancy | O21.1 | hyperemesis gravidarum
Premature birth of a child | O60 | preterm labour
Born prematurely | P07 | premature baby; preterm
Stillbirth | Z37.1 | child born dead
Bleeding in late pregnancy | O46 | antepartum haemorrhage
Infection after birth | O85 | childbed fever; puerperal sepsis
Cholestasis of pregnancy | O26.6 | itching from the liver in pregnancy
# Men's health
Enlarged prostate | N40 | BPH; benign prostatic hyperplasia
Prostatitis | N41 | prostate infection
Erectile dysfunction | N48.4 | impotence
Male infertility | N46 | low sperm count
Undescended testicle | Q53 | cryptorchidism
Hydrocele | N43 | water around the testicle
Varicocele | I86.1 | veins at the testicle
Tight foreskin | N47 | phimosis
Low testosterone | E29.1 | hypogonadism
Peyronie's disease | N48.6 | bent penis
Testicular torsion | N44 | twisted testicle
Epididymitis | N45 | inflamed epididymis
# Genetic Disease
Cystic fibrosis | E84 | mucoviscidosis; CF
Down syndrome | Q90 | trisomy 21
Turner syndrome | Q96 | turner
Klinefelter syndrome | Q98 | klinefelter
Marfan syndrome | Q87.4 | marfan
Ehlers-Danlos syndrome | Q79.6 | EDS
Neurofibromatosis | Q85.0 | recklinghausen
Spina bifida | Q05 | open spine
Cleft lip or palate | Q37 | cleft palate
Congenital heart disease | Q24.9 | heart defect from birth; hole in the heart
Clubfoot | Q66.0 | talipes
Hip dysplasia | Q65 | hip problem from birth
Familial Mediterranean fever | E85.0 | FMF
Alpha-1 antitrypsin deficiency | E88.0 | alpha 1
Pyloric stenosis | Q40.0 | narrowed stomach outlet in a baby
# Environmental Allergy
House dust mite allergy | J30.3 | dust allergy; mite allergy
Animal hair allergy | J30.3 | cat allergy; dog allergy; pet allergy
Mould allergy | J30.3 | mold allergy
Latex allergy | Z91.0 | rubber allergy
Nickel allergy | L23.0 | metal allergy
# Food Allergy
Tree nut allergy | Z91.0 | nut allergy; walnut allergy; hazelnut allergy
Milk allergy | Z91.0 | cow's milk allergy
Egg allergy | Z91.0 | hen's egg allergy
Fish allergy | Z91.0 | fish
Severe allergic reaction | T78.2 | anaphylaxis; anaphylactic shock
# Medication Allergy
Painkiller allergy | Z88.6 | aspirin allergy; ibuprofen allergy; NSAID allergy
Antibiotic allergy | Z88.1 | sulfa allergy; cephalosporin allergy; amoxicillin allergy
Anaesthetic allergy | Z88.4 | reaction to anaesthesia
# Insect Allergy
Wasp Stings | Z91.0 | wasp allergy; hornet sting
# Injuries and aftercare
Head injury | S09 | blow to the head
Burns | T30 | scald
Carbon monoxide poisoning | T58 | CO poisoning
Chronic pain | R52.2 | long-lasting pain
Oxygen at home | Z99.8 | home oxygen
Blood thinner treatment | Z92.1 | anticoagulation; warfarin treatment
Insulin treatment | Z92.2 | uses insulin
Heat stroke | T67.0 | sunstroke
Heat exhaustion | T67.5 | overheated
Medicine overdose | T50.9 | poisoning by a medicine
Opioid overdose | T40.6 | opioid poisoning
Poisoning | T65 | toxic ingestion
Swallowed caustic | T54 | corrosive ingestion
Choking | T17 | foreign body in the airway
Animal bite | T14.1 | dog bite; cat bite
Insect sting | T63.4 | insect bite; sting
Infant colic | R10.4 | colic in babies
Teething | K00.7 | first teeth
`

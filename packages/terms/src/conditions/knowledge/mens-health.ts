export const MENS_HEALTH = `
# Men's health
N40 | enlarged prostate; BPH; benign prostatic hyperplasia |  | próstata agrandada; hiperplasia prostática | hypertrophie de la prostate; adénome de la prostate | Vergrößerte Prostata; benigne Prostatahyperplasie | बढ़ी हुई प्रोस्टेट; प्रोस्टेट बढ़ना | ప్రోస్టేట్ వాపు
N41 | prostatitis | prostate infection
N48.4 | erectile dysfunction | impotence
N46 | male infertility | low sperm count
Q53 | undescended testicle | cryptorchidism | testículo que no ha bajado | testicule qui n'est pas descendu | Nicht abgestiegener Hoden | अंडकोष का नीचे न उतरना | వృషణం కిందికి దిగకపోవడం
N43 | hydrocele | water around the testicle | hidrocele | hydrocèle | Hydrozele | हाइड्रोसील | హైడ్రోసీల్
I86.1 | varicocele | veins at the testicle | varicocele | varicocèle | Varikozele | वेरिकोसील | వెరికోసీల్
N47 | tight foreskin; phimosis |  | prepucio estrecho | prépuce trop serré | Vorhautverengung | लिंग की आगे की चमड़ी का तंग होना | అంగం ముందు చర్మం బిగుతుగా ఉండడం
E29.1 | low testosterone | hypogonadism | testosterona baja | manque de testostérone | Zu wenig Testosteron | टेस्टोस्टेरोन की कमी | టెస్టోస్టిరాన్ తక్కువగా ఉండడం
N48.6 | Peyronie's disease | bent penis
N44 | testicular torsion | twisted testicle | torsión testicular | torsion du testicule | Hodentorsion | टेस्टिकुलर टॉर्शन | టెస్టిక్యులర్ టార్షన్
N45 | epididymitis | inflamed epididymis | epididimitis | épididymite | Epididymitis | एपिडिडिमाइटिस | ఎపిడిడిమైటిస్
`

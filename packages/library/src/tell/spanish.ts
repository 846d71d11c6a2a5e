import type { MedicinePhrases } from './phrases.ts'

export const spanish: MedicinePhrases = {
  inForm: {
    eye: (name) => `${name} (colirio)`,
    skin: (name) => `${name} (en la piel)`,
    nasal: (name) => `${name} (espray nasal)`,
    inhaled: (name) => `${name} (inhalado)`,
  },
  isUsedFor: (name, uses) => `${name} se usa para: ${uses}.`,
  protectsFrom: (name, illnesses) => `${name} protege contra: ${illnesses}.`,
  headings: {
    taken: 'Cómo se toma',
    notFor: 'Avise antes a su médico o farmacéutico en estos casos',
    avoid: 'Qué evitar',
    watched: 'Qué se controla de vez en cuando',
  },
  common: 'Efectos secundarios frecuentes',
  serious: {
    emergency: 'Llame enseguida a una ambulancia si nota',
    today: 'Llame hoy mismo a un médico si nota',
    soon: 'Cuente pronto a su médico si nota',
  },
  note: 'Conviene saber',
  alcohol: {
    fine: 'Una copa de vez en cuando no importa.',
    little: 'Beba poco alcohol mientras lo toma.',
    avoid: 'Evite el alcohol mientras lo toma.',
    never: 'No beba nada de alcohol mientras lo toma y pregunte cuánto hay que esperar después.',
  },
  driving: {
    fine: 'Normalmente no afecta a la conducción.',
    'see-first': 'No conduzca hasta saber cómo le afecta.',
    avoid: 'No conduzca mientras lo toma.',
  },
  missed: {
    'take-when-remembered': 'Tómelo cuando se acuerde. No tome dos dosis a la vez.',
    'skip-if-next-near':
      'Tómelo cuando se acuerde, salvo que ya casi toque la siguiente: entonces sáltese la olvidada. Nunca tome dos dosis a la vez.',
    'next-day': 'Sáltesela y tome la siguiente a su hora. Nunca tome dos dosis a la vez.',
    'only-when-needed': 'Se toma solo cuando hace falta: no hay dosis que olvidar.',
    'see-leaflet': 'Depende de cuánto se haya retrasado: lea el prospecto o pregunte en la farmacia.',
    'call-doctor': 'Llame a su médico o farmacéutico y pregunte qué hacer. No tome dos dosis a la vez.',
    'given-by-professional': 'Se lo pone otra persona. Llame cuanto antes para pedir otra cita.',
  },
  stopping: {
    'any-time': 'Puede dejarlo cuando quiera.',
    'when-better': 'Puede dejarlo cuando se sienta mejor.',
    'finish-course': 'Tómelo hasta el final aunque se sienta mejor, salvo que un médico le diga que pare.',
    'ask-first': 'Pregunte a su médico antes de dejarlo: lo que trata puede volver sin avisar.',
    'never-suddenly':
      'No lo deje nunca de golpe: puede ser peligroso. Su médico puede planear cómo dejarlo poco a poco.',
  },
  pregnancy: {
    fine: 'Suele poder tomarse en el embarazo. Diga a su médico o matrona que lo toma.',
    'if-needed': 'En el embarazo se toma cuando hace falta. Pregunte a su médico o matrona antes de empezar o dejarlo.',
    'not-late': 'No lo tome en los tres últimos meses del embarazo, y antes de eso pregunte a su médico.',
    avoid:
      'En el embarazo suele evitarse. Consulte pronto a su médico si está o quiere quedarse embarazada; no lo deje por su cuenta.',
    never: 'Puede dañar al bebé antes de nacer. Llame hoy a su médico si lo toma y está o puede estar embarazada.',
    unknown: 'Se sabe muy poco sobre él en el embarazo. Pregunte a su médico o matrona.',
  },
  breastfeeding: {
    fine: 'Suele poder tomarse mientras da el pecho.',
    'if-needed': 'Mientras da el pecho se toma cuando hace falta. Pregunte a su médico o matrona.',
    avoid: 'Suele evitarse mientras da el pecho. Pregunte a su médico.',
    unknown: 'Se sabe muy poco sobre él mientras se da el pecho. Pregunte a su médico o farmacéutico.',
  },
  nothingOn: (name) => `Eso no lo sé de ${name}. En la farmacia sí lo saben.`,
  noDose: 'La cantidad está en su etiqueta o receta. Yo nunca digo dosis.',
  isYours: (name) => `${name} está entre sus medicamentos.`,
  source: (source) => `Conocimiento general según: ${source}; ningún farmacéutico lo ha revisado todavía`,
  ask: {
    effects: (name) => `Efectos secundarios de ${name}`,
    alcohol: (name) => `${name} y alcohol`,
    missed: (name) => `Olvidé una dosis de ${name}`,
    pregnancy: (name) => `${name} en el embarazo`,
  },
}

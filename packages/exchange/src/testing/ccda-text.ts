export const SNOMED_OID = '2.16.840.1.113883.6.96'
export const LOINC_OID = '2.16.840.1.113883.6.1'

export const value = (code: string, name: string) =>
  `<value xsi:type="CD" code="${code}" codeSystem="${SNOMED_OID}" displayName="${name}"/>`
export const section = (code: string, title: string, inner: string, more = '') =>
  `<component><section ${more}><code code="${code}" codeSystem="${LOINC_OID}"/><title>${title}</title>${inner}</section></component>`

/** A clinical document of Ada King with these sections. */
export const ccdaOf = (...sections: string[]) => `<?xml version="1.0"?>
<ClinicalDocument xmlns="urn:hl7-org:v3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><id root="1.2.3" extension="doc"/><title>Summary</title><effectiveTime value="20240102"/>
<recordTarget><patientRole><id root="1.2.3" extension="7"/><patient><name use="L"><given>Ada</given><given>M</given><family>King</family></name><administrativeGenderCode code="F"/><birthTime value="19800203"/></patient></patientRole></recordTarget>
<component><structuredBody>${sections.join('')}</structuredBody></component></ClinicalDocument>`

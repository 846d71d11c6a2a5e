declare module '@lhncbc/ucum-lhc' {
  export const UcumLhcUtils: {
    getInstance(): {
      validateUnitString(code: string): { status: 'valid' | 'invalid' | 'error' }
      convertUnitTo(
        from: string,
        value: number,
        to: string,
        options?: { molecularWeight?: number },
      ): { status: string; toVal: number | null }
    }
  }
}

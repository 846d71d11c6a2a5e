export const ENGINE = { name: 'Salus clinical engine', version: '1' } as const

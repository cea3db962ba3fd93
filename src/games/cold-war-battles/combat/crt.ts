/** The two Combat Results Tables: the chart and the section of each [18.2, 18.3]. */
export const CRT_CHART = { mobile: 'mobile-crt', assault: 'assault-crt' } as const;
export const CRT_RULE = { mobile: '18.3', assault: '18.2' } as const;

/** A combat may be asked for as far as its column, before any die. */
export const COLUMN_STOP = { id: 'column', title: { en: 'Only the column', ja: '列まで' } } as const;

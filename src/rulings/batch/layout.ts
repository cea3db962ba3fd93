/** What stands between two answers, and after each: JSON has commas, lines have ends. */
export interface Layout {
  readonly between: string;
  readonly after: string;
}

export const IN_JSON: Layout = { between: ',', after: '' };
export const BY_LINES: Layout = { between: '', after: '\n' };

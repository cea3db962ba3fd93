/** Whether a client would rather see a page: browsers name HTML, programs name JSON or nothing. */
export const prefersPage = (accept: string | undefined): boolean => accept?.includes('text/html') ?? false;

/** The version of the service; a test holds it to package.json. */
export const VERSION = '0.9.0';

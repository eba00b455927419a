/** The server's page of a problem. */
export const pageOf = (id: string): string => `/solve/${id}`;

/** Where everything that a run of the browser tests starts can be found: all on the loopback interface. */
export interface Places {
  readonly embeddedPort: number;
  readonly embedded: string;
  readonly hostedPort: number;
  readonly hosted: string;
  readonly smtpPort: number;
  readonly mailPort: number;
  readonly mail: string;
  readonly oauthPort: number;
  readonly oauth: string;
  readonly authPort: number;
  readonly auth: string;
  readonly databasePort: number;
  readonly database: string;
}

/** @param first the first of seven ports in a row that nothing else uses */
export function placesFrom(first: number): Places {
  const [embeddedPort, hostedPort, smtpPort, mailPort, oauthPort, authPort, databasePort] = [
    first,
    first + 1,
    first + 2,
    first + 3,
    first + 4,
    first + 5,
    first + 6,
  ];
  return {
    embeddedPort,
    embedded: `http://localhost:${embeddedPort}`,
    hostedPort,
    hosted: `http://localhost:${hostedPort}`,
    smtpPort,
    mailPort,
    mail: `http://127.0.0.1:${mailPort}`,
    oauthPort,
    oauth: `http://127.0.0.1:${oauthPort}`,
    authPort,
    auth: `http://127.0.0.1:${authPort}`,
    databasePort,
    database: `postgres://postgres@127.0.0.1:${databasePort}/postgres`,
  };
}

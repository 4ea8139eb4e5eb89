/** What of the health report concerns those who work at the desk. */
export interface DeskHealth {
  mail: 'works' | 'failing' | 'none' | 'unknown';
  model: 'works' | 'silent' | 'none';
  mail_run: 'works' | 'late' | 'never' | 'unknown';
}

/** A sentence about something that does not work or was never set up, and the part of the dashboard where more of it is. */
export interface HealthNote {
  text: string;
  part?: 'contacts' | 'mail';
}

const ofMail: Partial<Record<DeskHealth['mail'], HealthNote>> = {
  none: {
    text: 'Email is not set up. Messages from visitors wait here, and nobody hears of them by email.',
    part: 'contacts',
  },
  failing: { text: 'Emails are not going out.', part: 'mail' },
};

const ofModel: Partial<Record<DeskHealth['model'], HealthNote>> = {
  none: { text: 'No language model is set up. The assistant answers from the texts of this site alone.' },
  silent: {
    text: 'The language model is not answering. Until it does, the assistant answers from the texts of this site.',
  },
};

/** What those at the desk have to know of mail and model; nothing while both work. */
export function healthNotes({ mail, model, mail_run: run }: DeskHealth): HealthNote[] {
  const stopped: HealthNote | undefined =
    mail === 'works' && run === 'late'
      ? { text: 'Emails have not been sent for half an hour: what sends them has stopped.', part: 'mail' }
      : undefined;
  return [ofMail[mail] ?? stopped, ofModel[model]].filter((note) => note !== undefined);
}

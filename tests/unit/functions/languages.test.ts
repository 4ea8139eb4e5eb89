/** Who asks in Spanish, French or German is met in that language and gets the answer in English. */
import { describe, expect, test } from 'vitest';
import { answer } from '../../../functions/_shared/answerer/answer.ts';
import { findLanguage } from '../../../functions/_shared/answerer/languages/find-language.ts';
import { bareVenueFacts } from '../../support/bare-venue.ts';
import { ask } from './ask-answerer.ts';

const questions: Record<string, { met: RegExp; asked: [question: string, fact: RegExp][] }> = {
  Spanish: {
    met: /^Respondo en inglés, .*\(215\) 555-0142\.\n\n/,
    asked: [
      ['¿Cuánto cuesta para 4 personas el martes?', /\$140/],
      ['¿Tienen tarjetas de regalo?', /never expire/],
      ['¿A qué hora abren el sábado?', /12:00 PM to 10:00 PM/],
      ['¿Puedo cancelar la reserva?', /24 hours/],
      ['¿Se puede aparcar cerca?', /garage/],
      ['da miedo thai prison?', /scare level 1/],
      ['mi hijo tiene 7 años, puede jugar?', /age 7 can play/],
      ['¿Es accesible en silla de ruedas?', /ramp/],
      ['Cuanto dura el juego', /60 minutes/],
      ['estoy embarazada, puedo jugar?', /pregnant|Usually, yes/],
      ['hablan español?', /Conversational is enough/],
      ['¿Nos dejan encerrados?', /never locked/],
      ['tienen baño?', /ground floor/],
      ['hacen fiestas de cumpleaños para 8 niños?', /\$399/],
      ['¿abren en navidad?', /closed/],
      ['si llegamos tarde que pasa', /shorter/],
      ['¿podemos tomar fotos?', /team photo/],
      ['¿Cuánto antes hay que llegar?', /15 minutes/],
      ['¿Cuántas personas caben como máximo?', /\b12\b.*\b8\b/s],
      ['CUANTO VALE LA ENTRADA', /\$35/],
      ['¿Cuántos adultos para 6 niños de 9 años?', /\b2 adults|two adults/],
    ],
  },
  French: {
    met: /^Je réponds en anglais, .*\(215\) 555-0142\.\n\n/,
    asked: [
      ['Combien ça coûte pour deux personnes le mardi ?', /\$70/],
      ['Vous êtes ouverts le samedi ?', /12:00 PM to 10:00 PM/],
      ['Peut-on annuler la réservation ?', /24 hours/],
      ['Où peut-on se garer ?', /garage/],
      ['Est-ce que ça fait peur ?', /low light/],
      ['puis-je apporter du vin', /no alcohol/],
      ['vous vendez des cartes cadeaux ?', /never expire/],
      ['à partir de quel âge peut-on jouer ?', /ages 5/],
      ['Est-ce accessible en fauteuil roulant ?', /ramp/],
      ['combien de temps dure le jeu', /60 minutes/],
      ['je suis enceinte, je peux jouer ?', /Usually, yes/],
      ['on est vraiment enfermés ?', /never locked/],
      ['Parlez-vous français ?', /Conversational is enough/],
      ['Quand faut-il arriver ?', /15 minutes/],
      ['Y a-t-il des toilettes ?', /ground floor/],
      ['on peut prendre des photos ?', /team photo/],
      ['combien de personnes minimum le dimanche', /at least 3 players/],
      ['Etes-vous ouverts à Noël ?', /closed/],
      ['si on est en retard ?', /shorter/],
      ['Combien coute un anniversaire pour 24 enfants', /\$869/],
    ],
  },
  German: {
    met: /^Ich antworte leider nur auf Englisch; .*\(215\) 555-0142\.\n\n/,
    asked: [
      ['Was kostet es für 4 Personen am Dienstag?', /\$140/],
      ['Haben Sie am Samstag geöffnet?', /12:00 PM to 10:00 PM/],
      ['Kann ich kostenlos stornieren?', /24 hours/],
      ['wo parken?', /garage/],
      ['Ist Thai Prison sehr gruselig?', /scare level 1/],
      ['Verkaufen Sie Gutscheine?', /never expire/],
      ['Ab welchem Alter darf man spielen?', /ages 5/],
      ['Ist es barrierefrei?', /ramp/],
      ['wie lange dauert das spiel', /60 minutes/],
      ['Ich bin schwanger, darf ich mitspielen?', /Usually, yes/],
      ['Werden wir eingesperrt?', /never locked/],
      ['Sprechen Sie Deutsch?', /Conversational is enough/],
      ['Was kostet ein Kindergeburtstag fuer 8 Kinder?', /\$399/],
      ['Wann müssen wir da sein?', /15 minutes/],
      ['Gibt es eine Toilette?', /ground floor/],
      ['Dürfen wir Fotos machen?', /team photo/],
      ['Wie viele Personen mindestens am Sonntag?', /at least 3 players/],
      ['Haben Sie an Weihnachten offen?', /closed/],
      ['Was ist wenn wir zu spät kommen?', /shorter/],
      ['Darf man Essen mitbringen?', /Into the rooms, no/],
      ['Wie viele Personen maximal?', /\b12\b.*\b8\b/s],
    ],
  },
};

describe.each(Object.entries(questions))('who asks in %s', (_, { met, asked }) => {
  test.each(asked)('“%s” is answered, and offered a person', async (question, fact) => {
    const { text, offerPerson } = await ask(question);
    expect(text).toMatch(met);
    expect(text).toMatch(fact);
    expect(offerPerson).toBe(true);
  });
});

describe('who asks in another language', () => {
  test.each([
    [
      '¿Quién inventó la penicilina?',
      /^Disculpe, .*no he encontrado nada.*\(215\) 555-0142 o en hello@example\.com\.$/,
    ],
    ['Qui a peint la Joconde, je vous prie ?', /^Veuillez m’excuser, .*rien trouvé.*hello@example\.com\.$/],
    ['Wie hoch ist der Eiffelturm?', /^Ich antworte leider nur auf Englisch und habe dazu nichts gefunden/],
  ])('“%s” hears in it that nothing was found', async (question, said) => {
    const { text, outcome, offerPerson } = await ask(question);
    expect(text).toMatch(said);
    expect([outcome, offerPerson]).toEqual(['unanswered', true]);
  });

  test('goes on in it with a word that could be any', async () => {
    const { text } = await ask(['Was kostet es für 4 Personen am Dienstag?', '6?']);
    expect(text).toMatch(/^Ich antworte leider nur auf Englisch/);
    expect(text).toMatch(/\b6\b|\$210/);
  });

  test('and changes to English is answered in English alone', async () => {
    const { text } = await ask(['Was kostet es für 4 Personen am Dienstag?', 'where can we park?']);
    expect(text).not.toContain('Englisch');
  });

  test.each([
    ['no puedo respirar', 'Llame ya al 911.'],
    ['il ne respire plus', 'Appelez tout de suite le 911.'],
    ['Hilfe, es brennt!', 'Bringen Sie sich in Sicherheit, wenn Sie können, und rufen Sie sofort 911 an.'],
    ['quiero morir', 'llame o escriba un mensaje al 988 ahora'],
  ])('and is in danger (“%s”) hears in it whom to call', async (said, help) => {
    const { text, topics } = await ask(said);
    expect(text).toContain(help);
    expect(topics).toEqual(['emergency']);
  });

  test('hears the phone and the rooms of the venue that is asked', async () => {
    const now = new Date('2026-11-20T15:00:00-10:00');
    const { text } = await answer(
      [{ role: 'user', content: 'C’est difficile, The Signal Tower, pour cinq joueurs ?' }],
      {
        facts: bareVenueFacts(now),
        now,
      },
    );
    expect(text).toContain('(808) 555-0177');
    expect(text).toContain('Signal Tower');
  });
});

describe('who asks in English', () => {
  const none = new Set<string>();
  test.each([
    'how much is Rue Morgue',
    'El Camino',
    'is El Camino scary for kids',
    'we stay near Rue de la Paix hotel, how far',
    'my abuela only speaks spanish, is that ok',
    'do you have a solo player discount code',
    'bachelorette plus one, first date idea?',
    'is the metro near',
    'a la carte menu?',
    'quinceañera party for my daughter',
    'what was it like, is it in the dark',
    'can my son come on Sunday',
    'deja vu, we played that room',
    'RSVP please, party of 5',
    'die hard fans of jack, what do you have',
    'Las Vegas has one like that',
  ])('“%s” is not taken for another language', (question) => {
    expect(findLanguage(question, [], none)).toBeUndefined();
  });

  test('the name of a room is no sign of another language', () => {
    expect(findLanguage('casa de los muertos', ['casa de los muertos'], none)).toBeUndefined();
  });
});

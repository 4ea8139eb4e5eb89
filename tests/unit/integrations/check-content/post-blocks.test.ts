import { describe, expect, test } from 'vitest';
import { textProblems } from './content-folder.ts';

describe('a marketer', () => {
  test('who shows rooms, buttons, films and the map as the recipe says is not bothered', () => {
    const lines = [
      '<room-card id="the-vault" />',
      '<booking-button />',
      '<booking-button room="the-crypt" label="Book the crypt" />',
      '<video-card src="https://youtu.be/abc" title="A minute in the vault" />',
      '<map-card />',
    ];
    expect(textProblems(lines.join('\n\n'))).toEqual([]);
  });

  test('who misspells a room or an attribute is told the right one', () => {
    expect(textProblems('<room-card id="the-volt" />\n\n<booking-button rom="the-vault" />')).toEqual([
      'line 12: there is no room "the-volt"; write "the-vault" (the choices are: the-crypt, the-vault)',
      'line 14: <booking-button> has no rom="…"; write "room" (the choices are: room, label)',
    ]);
  });

  test('who writes one of them in the middle of a text is told to give it a line', () => {
    expect(textProblems('Here: <map-card />')).toEqual([
      'line 12: <map-card> would not be shown; write <map-card … /> on a line of its own, between two empty ones',
    ]);
  });

  test('who shows a film without its address, or without words, is asked for them', () => {
    expect(
      textProblems('<video-card src="abc" title="A minute" />\n\n<video-card src="https://vimeo.com/1" />'),
    ).toEqual([
      'line 12: "abc" is not the address of a film; write its full address: src="https://www.youtube.com/watch?v=…"',
      'line 14: nobody learns what the film shows; add title="what it shows"',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import {
  closedCircuit,
  createCircuitBreaker,
  enter,
  leave,
  type CallResult,
  type Circuit,
} from '../../../functions/_shared/model/circuit-breaker.ts';

const second = 1000;
const minute = 60 * second;
/** A circuit after calls that ended at some moment, one after the other. */
const after = (results: CallResult[], now = 0): Circuit =>
  results.reduce<Circuit>((circuit, result) => leave(enter(circuit, now) ?? circuit, result, now), closedCircuit);

describe('while a model answers', () => {
  test('every question goes to it', () => {
    expect(enter(closedCircuit, 0)).toEqual(closedCircuit);
    expect(after(['spoke', 'spoke', 'spoke'])).toEqual(closedCircuit);
  });

  test('one failure is forgiven, and a reply makes up for it', () => {
    expect(enter(after(['failed']), 1)).toBeDefined();
    expect(after(['failed', 'spoke', 'failed'])).toEqual({ state: 'closed', failures: 1 });
  });

  test('visitors who stop their replies say nothing about it', () => {
    expect(after(['failed', 'unknown', 'unknown'])).toEqual({ state: 'closed', failures: 1 });
  });
});

describe('once a model has failed twice in a row', () => {
  const open = after(['failed', 'failed'], 5 * second);

  test('no question goes to it for half a minute', () => {
    expect(enter(open, 5 * second)).toBeUndefined();
    expect(enter(open, 35 * second - 1)).toBeUndefined();
  });

  test('then one question tries, and the others do not wait for how it ends', () => {
    const trial = enter(open, 35 * second);
    expect(trial).toMatchObject({ state: 'trial' });
    expect(enter(trial!, 36 * second)).toBeUndefined();
  });

  test('a trial that is answered opens the way for all', () => {
    expect(leave(enter(open, 35 * second)!, 'spoke', 36 * second)).toEqual(closedCircuit);
  });

  test('each trial that fails doubles the pause, up to eight minutes', () => {
    let circuit = open;
    const pauses: number[] = [];
    for (let trial = 0, now = 0; trial < 6; trial += 1) {
      now += 10 * minute;
      circuit = leave(enter(circuit, now)!, 'failed', now);
      if (circuit.state === 'open') pauses.push((circuit.until - now) / second);
    }
    expect(pauses).toEqual([60, 120, 240, 480, 480, 480]);
  });

  test('a trial that its visitor stopped is left to the next question', () => {
    const stopped = leave(enter(open, 35 * second)!, 'unknown', 36 * second);
    expect(enter(stopped, 36 * second)).toMatchObject({ state: 'trial' });
  });

  test('a trial that nobody heard of again is left to another question after a minute', () => {
    const trial = enter(open, 35 * second)!;
    expect(enter(trial, 95 * second - 1)).toBeUndefined();
    expect(enter(trial, 95 * second)).toMatchObject({ state: 'trial' });
  });

  test('calls from before that fail now do not make the pause longer; one that is answered ends it', () => {
    expect(leave(open, 'failed', 20 * second)).toEqual(open);
    expect(leave(open, 'unknown', 20 * second)).toEqual(open);
    expect(leave(open, 'spoke', 20 * second)).toEqual(closedCircuit);
  });
});

test('the log hears once that the circuit opens, at every longer pause, and once that it closes', () => {
  const breaker = createCircuitBreaker();
  const at = (seconds: number) => new Date(seconds * second);
  const ask = (result: CallResult, seconds: number) =>
    breaker.enter(at(seconds)) ? breaker.report(result, at(seconds)) : 'without the model';
  expect(ask('failed', 1)).toBeUndefined();
  expect(ask('failed', 2)).toEqual({ model_circuit: 'opened', pause_seconds: 30 });
  expect(ask('spoke', 3)).toBe('without the model');
  expect(ask('failed', 40)).toEqual({ model_circuit: 'opened', pause_seconds: 60 });
  expect(ask('spoke', 110)).toEqual({ model_circuit: 'closed' });
  expect(ask('spoke', 111)).toBeUndefined();
});

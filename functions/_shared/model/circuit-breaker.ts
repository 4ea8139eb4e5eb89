/**
 * Whether a model is asked at all. `closed`: it is, and so many calls in a row have failed. `open`: it is not before `until`.
 * `trial`: one question tries whether it is back, and no other is sent to it before `until`. Moments and pauses in milliseconds.
 */
export type Circuit =
  | { state: 'closed'; failures: number }
  | { state: 'open'; until: number; pause: number }
  | { state: 'trial'; until: number; pause: number };

/** How a call ended. `spoke`: the model is there. `failed`: silent, refused or broken. `unknown`: nobody waited for it. */
export type CallResult = 'spoke' | 'failed' | 'unknown';

/** Calls in a row that fail before the circuit opens. */
export const failuresToOpen = 2;
/** The first pause, in milliseconds; each trial that fails doubles it. */
export const shortestPause = 30_000;
/** The longest pause, in milliseconds. */
export const longestPause = 480_000;
/** Milliseconds after which a trial that nobody heard of again no longer counts: its visitor may have left. */
export const trialTime = 60_000;

/** A circuit through which nothing has gone yet. */
export const closedCircuit: Circuit = { state: 'closed', failures: 0 };

/** The circuit once a question goes to the model; undefined when this question has to do without. */
export function enter(circuit: Circuit, now: number): Circuit | undefined {
  if (circuit.state === 'closed') return circuit;
  return now < circuit.until ? undefined : { state: 'trial', until: now + trialTime, pause: circuit.pause };
}

/** The circuit after a call. What calls from before a pause report when it has begun does not make it longer. */
export function leave(circuit: Circuit, result: CallResult, now: number): Circuit {
  if (result === 'spoke') return closedCircuit;
  if (circuit.state === 'open') return circuit;
  if (circuit.state === 'trial') {
    if (result === 'unknown') return { ...circuit, state: 'open', until: now };
    const pause = Math.min(circuit.pause * 2, longestPause);
    return { state: 'open', until: now + pause, pause };
  }
  if (result === 'unknown') return circuit;
  const failures = circuit.failures + 1;
  if (failures < failuresToOpen) return { state: 'closed', failures };
  return { state: 'open', until: now + shortestPause, pause: shortestPause };
}

/** What became of the circuit with a call, for the log. */
export type CircuitChange = { model_circuit: 'opened'; pause_seconds: number } | { model_circuit: 'closed' };

/** The circuit of one running function: while a model is silent or failing, questions are answered without it. */
export interface CircuitBreaker {
  /** True when the model may be asked. Whoever is let in has to report. */
  enter(now: Date): boolean;
  /** Takes in how a call ended. Returns what the log should say, when the circuit opens or closes. */
  report(result: CallResult, now: Date): CircuitChange | undefined;
}

/** A circuit breaker that starts closed. */
export function createCircuitBreaker(): CircuitBreaker {
  let circuit = closedCircuit;
  return {
    enter: (now) => {
      const entered = enter(circuit, now.getTime());
      circuit = entered ?? circuit;
      return entered !== undefined;
    },
    report: (result, now) => {
      const before = circuit;
      circuit = leave(before, result, now.getTime());
      if (before.state !== 'closed' && circuit.state === 'closed') return { model_circuit: 'closed' };
      if (before.state === 'open' || circuit.state !== 'open' || result === 'unknown') return undefined;
      return { model_circuit: 'opened', pause_seconds: circuit.pause / 1000 };
    },
  };
}

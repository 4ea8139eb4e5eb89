import { expect, test, vi } from 'vitest';
import { limitAttempts } from '../../../scripts/backend/accounts/attempts.ts';

const from = (address: string) => new Request('http://localhost/', { headers: { 'cf-connecting-ip': address } });

test('whoever tries many codes at once has to wait, and may try again as time passes; others need not', () => {
  vi.useFakeTimers();
  const attempt = limitAttempts(3, 15);
  for (let count = 0; count < 3; count += 1) attempt(from('203.0.113.7'));
  expect(() => attempt(from('203.0.113.7'))).toThrow('Request rate limit reached');
  expect(() => attempt(from('203.0.113.8'))).not.toThrow();
  vi.advanceTimersByTime(4000);
  expect(() => attempt(from('203.0.113.7'))).not.toThrow();
  expect(() => attempt(from('203.0.113.7'))).toThrow('Request rate limit reached');
  vi.useRealTimers();
});

import drawing from '#assets/brand/assistant.svg?raw';
import { Drawing } from '#ui/Icon.tsx';

const path = [...drawing.matchAll(/\bd="([^"]+)"/g)].map(([, line]) => line).join('');

/** The assistant, as the venue draws it. */
export function AssistantIcon({ size }: { size: number }) {
  return <Drawing path={path} size={size} />;
}

import type { WayToCome } from '#domain/directions.ts';

/** Lines of the sign for each way to come, from the icons of Lucide, 24 units wide. */
export const mapSigns: Readonly<Record<WayToCome, string>> = {
  train:
    'M8 3.1V7a4 4 0 0 0 8 0V3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5ZM8 19l-2 3M16 19l2 3',
  bus: 'M4 6 2 7M10 6h4M22 7l-2-1M6 3h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2zM4 11h16M8 15h.01M16 15h.01M6 19v2M18 21v-2',
  car: 'M8 20V4h5a4.5 4.5 0 0 1 0 9H8',
  bike: 'M18.5 14a3.5 3.5 0 1 0 .01 0M5.5 14a3.5 3.5 0 1 0 .01 0M15 5h.01M12 17.5V14l-3-3 4-3 2 3h2',
  foot: 'M4 16v-2.38C4 11.5 2.97 10.5 3 8c.03-2.72 1.49-6 4.5-6C9.37 2 10 3.8 10 5.5c0 3.11-2 5.66-2 8.68V16a2 2 0 1 1-4 0ZM20 20v-2.38c0-2.12 1.03-3.12 1-5.62-.03-2.72-1.49-6-4.5-6C14.63 6 14 7.8 14 9.5c0 3.11 2 5.66 2 8.68V20a2 2 0 1 0 4 0ZM16 17h4M4 13h4',
};

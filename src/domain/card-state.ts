/** Whether what a card is about, such as a job, can be had at the moment: as pages show it, and as the assistant says it. */
export const sayState = (isOpen: boolean): string => (isOpen ? 'Open now' : 'Not open now');

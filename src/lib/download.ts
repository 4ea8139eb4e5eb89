/** Hands a text to the visitor as a file. */
export function downloadText(text: string, name: string, type = 'text/csv;charset=utf-8'): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([text], { type }));
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

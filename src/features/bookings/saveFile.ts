/** Hands a file to the browser's downloads, under its own name or else the given one. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = (file instanceof File && file.name) || name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari still reads from the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

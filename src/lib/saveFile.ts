/** Downloads a file in the browser, under its own name, else under the given one. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = (file instanceof File && file.name) || name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari still reads from the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

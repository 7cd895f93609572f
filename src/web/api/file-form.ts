/** The body of a call that uploads one file: a form, which the browser writes itself. */
export function fileForm(file: File) {
  const form = new FormData();
  form.append('file', file);
  return { body: form };
}

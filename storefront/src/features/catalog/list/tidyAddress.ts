/** The address of a sent form without empty fields, and with several values of one name after one another. */
export function tidy(data: FormData): void {
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).filter((value) => value !== '');
    data.delete(name);
    if (values.length > 0) data.append(name, values.join(','));
  }
}

if (typeof document !== 'undefined') {
  for (const form of document.querySelectorAll('[data-filters]')) {
    form.addEventListener('formdata', (event) => tidy((event as FormDataEvent).formData));
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const textTypes = new Set(['text', 'search', 'tel', 'url', 'email', 'password', 'number', '']);

/** The field that a key pressed now would write into, or null. */
export function focusedField(): TextField | null {
  const focused = document.activeElement;
  const isText =
    focused instanceof HTMLTextAreaElement || (focused instanceof HTMLInputElement && textTypes.has(focused.type));
  return isText && !focused.readOnly && !focused.disabled ? focused : null;
}

/** Writes what was held back, as if it had been typed now. */
export function typeInto(field: TextField, text: string): void {
  if (!field.isConnected || text === '') return;
  // The one way that keeps the field's undo history and its own rules (length, type) in every browser.
  if (document.activeElement === field && document.execCommand?.('insertText', false, text)) return;
  const [from, to] = [field.selectionStart, field.selectionEnd];
  if (from === null || to === null) setValue(field, field.value + text);
  else {
    setValue(field, field.value.slice(0, from) + text + field.value.slice(to));
    field.setSelectionRange(from + text.length, from + text.length);
  }
}

/** Past the framework's own setter, so that it notices the change when it hears of it. */
function setValue(field: TextField, value: string): void {
  const type = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A field as it was before a scanner typed into it through an input method, whose keys cannot be held back. */
export interface FieldBefore {
  /** Takes out what has come in since. */
  restore(): void;
  /**
   * Ends the input method's composition and takes its text out; the field loses the focus, so that no more comes in.
   */
  rescue(): void;
  /** Gives the focus back. */
  comeBack(): void;
}

export function rememberField(field: TextField): FieldBefore {
  const { value, selectionStart, selectionEnd } = field;
  const restore = () => {
    if (field.value !== value) setValue(field, value);
  };
  return {
    restore,
    rescue() {
      field.blur();
      restore();
    },
    comeBack() {
      restore();
      const somebodyElse = document.activeElement instanceof HTMLElement && document.activeElement !== document.body;
      if (!field.isConnected || (somebodyElse && document.activeElement?.contains(field) !== true)) return;
      field.focus({ preventScroll: true });
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    },
  };
}

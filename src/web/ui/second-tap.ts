const longestTapMs = 350;

/**
 * A sheet's buttons lie where the page has others. For as long as a double tap takes after it has closed, an unseen
 * pane catches what is meant for nothing below it.
 */
export function swallowSecondTap(): void {
  const pane = Object.assign(document.createElement('div'), { className: 'fixed inset-0 z-60' });
  // Nor does it take the focus, which has just gone back to where it was.
  pane.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.append(pane);
  setTimeout(() => pane.remove(), longestTapMs);
}

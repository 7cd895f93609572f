import { solveWork } from './solve-work.ts';

/** A proof lives for ten minutes, and the work for five. */
const goodMs = 4 * 60_000;

/**
 * Begins the work when the page is shown, so that it is done by the time a password is typed. Where a page may not
 * compute (it did not come safely) or the work fails, the picture that is there without scripts comes back.
 */
export const workInPage = `{
const form = document.querySelector('form.login');
const said = form.querySelector('[role=status]');
const picture = form.querySelector('noscript');
${String(solveWork)}
const work = async () => {
  const path = '/event-api/captcha/work';
  const challenge = await (await fetch(path)).json();
  const body = JSON.stringify({ challenge, solution: await solveWork(challenge) });
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return (await answer.json()).proof;
};
let begun = 0;
let proof = null;
const begin = () => {
  begun = Date.now();
  proof = work().catch(() => '');
};
const wait = (is) => {
  said.hidden = !is;
  form.querySelector('.primary').disabled = is;
};
const send = async (event) => {
  event.preventDefault();
  wait(true);
  if (Date.now() - begun > ${goodMs}) begin();
  form.elements.proof.value = (await proof) || '';
  if (form.elements.proof.value) return form.submit();
  wait(false);
  show();
  form.elements.captcha.focus();
};
const show = () => {
  form.removeEventListener('submit', send);
  picture.outerHTML = picture.textContent;
};
if (isSecureContext) {
  begin();
  form.addEventListener('submit', send);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    wait(false);
    begin();
  });
} else show();
}`;

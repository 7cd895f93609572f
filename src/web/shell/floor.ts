/**
 * The oldest browsers that the portal works in: Safari 16.4, Chrome 111, Firefox 115. Older ones get the sentence that
 * stands in index.html in place of a page that never becomes alive, so this is written in words that they can read
 * (ECMAScript 5; the build looks). What is asked for came with just these versions: streams that compress with Safari
 * 16.4, sorted copies with Firefox 115, mixed colours with Chrome 111.
 */
function isBelowFloor(): boolean {
  return (
    typeof CompressionStream === 'undefined' ||
    !('toSorted' in Array.prototype) ||
    !CSS.supports('color', 'color-mix(in srgb, red, blue)')
  );
}

function sayTooOld(): void {
  // Elements by their ids, as old as the web.
  document.getElementById('too-old')?.removeAttribute('hidden');
  document.getElementById('root')?.setAttribute('hidden', '');
}

if (isBelowFloor()) {
  document.documentElement.setAttribute('data-too-old', '');
  document.addEventListener('DOMContentLoaded', sayTooOld);
}

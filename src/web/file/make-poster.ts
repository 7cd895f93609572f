const widest = 1280;
const longestMs = 8000;

/** A still from a little into the film, as far as this browser can play it; null when it cannot. */
export async function makePoster(file: Blob): Promise<Blob | null> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    video.src = address;
    await heard(video, 'loadeddata');
    const later = Math.min(1, video.duration / 2);
    if (Number.isFinite(later) && later > 0) {
      video.currentTime = later;
      await heard(video, 'seeked');
    }
    const scale = Math.min(1, widest / video.videoWidth);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}

const heard = (video: HTMLVideoElement, event: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), longestMs);
    const settle = (then: () => void) => () => {
      clearTimeout(timer);
      then();
    };
    video.addEventListener(event, settle(resolve), { once: true });
    video.addEventListener(
      'error',
      settle(() => reject(new Error('not playable'))),
      { once: true },
    );
  });

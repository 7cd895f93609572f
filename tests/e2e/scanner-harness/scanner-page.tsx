import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { normaliseCredential, readCredential } from '#domain/sign-in/credential.ts';
import { DrawnCode } from '#web/scanner/draw-code.tsx';
import { readPictureFile } from '#web/scanner/picture-file.ts';
import { useScanner } from '#web/scanner/use-scanner.ts';
import { useWedge } from '#web/scanner/use-wedge.ts';

const accept = (text: string) => (readCredential(text) ? normaliseCredential(text) : null);

/** The scanner's parts on a bare page: what was read is listed, nothing else happens. */
function ScannerPage() {
  const [heard, setHeard] = useState<{ id: number; text: string }[]>([]);
  const [isOn, setOn] = useState(true);
  const [typed, setTyped] = useState('');
  const hear = (text: string) => setHeard((before) => [...before, { id: before.length, text }]);
  const { videoRef, camera, reader } = useScanner(isOn, ({ text, held }) => hear(held ? `held ${text}` : text));
  useWedge(true, accept, (reading) => hear(reading.kind === 'CODE' ? reading.text : reading.kind));
  return (
    <main>
      <video ref={videoRef} muted aria-label="what the camera sees" width={640} height={360} />
      <p>
        Camera <output aria-label="camera">{'fault' in camera ? camera.fault : camera.status}</output>, reader{' '}
        <output aria-label="reader">{reader ?? 'none'}</output>
      </p>
      <button type="button" onClick={() => setOn(!isOn)}>
        {isOn ? 'Stop' : 'Start'}
      </button>
      <label>
        Name <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <label>
        Picture
        <input
          type="file"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file)
              void readPictureFile(file).then((answer) => hear(typeof answer === 'string' ? answer : answer.text));
          }}
        />
      </label>
      {/* Above what grows: a picture of it is taken while codes are read. */}
      <DrawnCode text="https://event.example/pair#11AB0" label="Pairing code" level="M" lines={['event.example']} />
      <ol aria-label="heard">
        {heard.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<ScannerPage />);

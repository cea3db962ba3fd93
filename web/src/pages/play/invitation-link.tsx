import { useMemo, useState } from 'preact/hooks';
import { encode } from 'uqr';
import { say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import type { Word } from '../../i18n/word.js';

/** A link to hand on: as text, by the phone's own sharing, or as a code for another phone's camera. */
export function InvitationLink({ link, about }: { readonly link: string; readonly about: Word }) {
  const [copied, setCopied] = useState(false);
  const url = new URL(link, location.href).href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(url);
    setCopied(true);
  };
  return (
    <div class="invitation">
      <p class="fine">{say(about)}</p>
      <input readOnly value={url} aria-label={say(play.copy)} onFocus={({ currentTarget }) => currentTarget.select()} />
      <div class="row">
        <button type="button" onClick={copy}>
          {say(copied ? play.copied : play.copy)}
        </button>
        {'share' in navigator && (
          <button type="button" onClick={() => navigator.share({ url }).catch(() => undefined)}>
            {say(play.share)}
          </button>
        )}
      </div>
      <QrCode text={url} />
    </div>
  );
}

/** Dark squares as one path. */
function QrCode({ text }: { readonly text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: 2 });
    const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x},${y}h1v1h-1z`] : []))).join('');
    return { size, path };
  }, [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say(play.qr)}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The address of the page of a film, of the address by which a page showed it; nothing for what is no film we know. */
export function filmAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (!/^https?:$/.test(protocol)) return undefined;
  const host = hostname.replace(/^(www|m)\./, '');
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const name = (text: string) => (/^[\w-]{1,40}$/.test(text) ? text : undefined);
  if (host === 'youtu.be') return youTube(name(first));
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const isNamed = ['embed', 'v', 'shorts', 'live'].includes(first);
    return youTube(name(isNamed ? second : (searchParams.get('v') ?? '')));
  }
  const vimeo = host === 'player.vimeo.com' ? second : host === 'vimeo.com' ? first : '';
  return /^\d+$/.test(vimeo) ? `https://vimeo.com/${vimeo}` : undefined;
}

const youTube = (name: string | undefined) => (name ? `https://www.youtube.com/watch?v=${name}` : undefined);

const player = document.querySelector('[data-sound]');
const button = player?.querySelector('button');
const words = button?.querySelector('span');
const played = player?.querySelector<HTMLElement>('.played');
const audio = player?.querySelector('audio');

if (player && button && words && played && audio) {
  /** Says what the next press does. */
  const show = () => {
    button.toggleAttribute('data-playing', !audio.paused);
    words.textContent = audio.paused ? 'Play' : 'Pause';
  };
  audio.addEventListener('play', show);
  audio.addEventListener('pause', show);
  audio.addEventListener('timeupdate', () => {
    played.style.backgroundSize = `${(100 * audio.currentTime) / audio.duration}%`;
  });
  button.addEventListener('click', () => {
    if (audio.paused) audio.play().catch(giveWay);
    else audio.pause();
  });
  /** The browser's own player says itself what is wrong with a sound. */
  function giveWay(this: void): void {
    audio!.style.display = 'block';
    player!.replaceChildren(audio!);
  }
}

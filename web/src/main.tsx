import { render } from 'preact';
import { followLinks } from './router.js';
import { Shell } from './shell.js';
import './styles/base.css';
import './styles/parts.css';
import './styles/forms.css';

const root = document.getElementById('app')!;
root.replaceChildren();
render(<Shell />, root);
document.addEventListener('click', followLinks);

import { mount } from 'svelte'
import App from './pages/App.svelte'
import './theme/fonts'
import './theme/base.css'

const target = document.getElementById('app')
if (target) mount(App, { target })

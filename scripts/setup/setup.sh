#!/usr/bin/env bash
# Installs what Fabula needs from Debian, and nothing when all is there. Usage: setup.sh node|start|stage|drill|test|browsers|cluster|compose
#   node   nothing: says whether Node.js is new enough
#   start  speech on this machine (make start)
#   stage  also the servers of the distributed way (make up), of which Keycloak is no package: it is fetched once
#   drill  those servers without Keycloak, and what watches them (make drill)
#   test   also a browser and what else tests compare with (make test)
#   browsers  also other browsers, and what they see, hear and are heard by (make test-long)
#   cluster   what builds images and a Kubernetes of one node (make k8s); Go is none of Debian's packages of this age
#   compose   a Docker, and what makes images for it (make compose)
# Where it may not install it says what is missing and why; without the engines of speech the game still runs, by text.
set -euo pipefail

goal="${1:-start}"

# package, a file that shows it is there, what it is for
speech='
pocketsphinx|/usr/bin/pocketsphinx_batch|recognises English speech
pocketsphinx-en-us|/usr/share/pocketsphinx/model/en-us/en-us/mdef|its English model and dictionary
espeak-ng|/usr/bin/espeak-ng|speaks English, French and Spanish
flite|/usr/bin/flite|further English voices
'
servers='
postgresql|/usr/lib/postgresql/*/bin/postgres|the database of the distributed way
nats-server|/usr/sbin/nats-server /usr/bin/nats-server|its events (JetStream)
redis-server|/usr/bin/redis-server|what a reconnecting player is still owed
haproxy|/usr/sbin/haproxy|the balancer before the gateways
'
identity='
maven|/usr/bin/mvn|fetches Keycloak, the identity provider of the distributed way
default-jre-headless|/usr/bin/java|runs it
unzip|/usr/bin/unzip|unpacks it
'
watcher='
prometheus|/usr/bin/promtool|reads the alerts and plays them (promtool), and watches a site
'
charts='
python3-venv|/usr/lib/python3*/ensurepip|where the checker of Kubernetes objects lives
'
browser='
chromium|/usr/bin/chromium|the browser that the end-to-end tests drive
fonts-liberation|/usr/share/fonts/truetype/liberation|letters for it
'
cluster='
buildah|/usr/bin/buildah|builds images
mmdebstrap|/usr/bin/mmdebstrap|makes their base
containerd|/usr/bin/containerd|runs containers
runc|/usr/sbin/runc|starts them
containernetworking-plugins|/usr/lib/cni/bridge|connects them
nftables|/usr/sbin/nft|holds them to their network policies
docker-registry|/usr/bin/docker-registry|where the cluster gets its images
curl|/usr/bin/curl|asks the cluster how it is
openssl|/usr/bin/openssl|makes its certificates
unzip|/usr/bin/unzip|unpacks helm
'
compose='
buildah|/usr/bin/buildah|builds images
mmdebstrap|/usr/bin/mmdebstrap|makes their base
docker.io|/usr/sbin/dockerd|runs them
docker-compose|/usr/bin/docker-compose|starts them all together
iproute2|/usr/sbin/ip /sbin/ip|gives Docker a network of its own
iptables|/usr/sbin/iptables|Docker wants it
openssl|/usr/bin/openssl|makes passwords
'
peers='
ffmpeg|/usr/bin/ffmpeg|another decoder, which hears our mp3 files
git|/usr/bin/git|the protos of the last release, to compare with
'
others='
firefox-esr|/usr/bin/firefox-esr|another browser
webkit2gtk-driver|/usr/bin/WebKitWebDriver|what drives WebKit, with its small browser
xvfb|/usr/bin/Xvfb|a screen for it
pulseaudio|/usr/bin/pulseaudio|their loudspeaker and microphone
pulseaudio-utils|/usr/bin/paplay|speaks into the microphone
'

# The distributed way can do without Keycloak; its tests cannot.
if [ "$goal" = stage ] && [ "${FABULA_IDENTITY:-}" = oidc-provider ]; then identity=''; fi

case "$goal" in
  node) wanted='' ;;
  start) wanted="$speech" ;;
  stage) wanted="$speech$servers$identity" ;;
  drill) wanted="$speech$servers$watcher" ;;
  test) wanted="$speech$servers$identity$watcher$charts$browser$peers" ;;
  browsers) wanted="$speech$servers$browser$peers$others" ;;
  cluster) wanted="$cluster$watcher$charts" ;;
  compose) wanted="$compose" ;;
  *) echo "usage: setup.sh node|start|stage|drill|test|browsers|cluster|compose" >&2; exit 2 ;;
esac

present() {
  local file
  for file in $1; do [ -e "$file" ] && return 0; done
  return 1
}

missing=()
reasons=''
while IFS='|' read -r package files why; do
  [ -n "$package" ] || continue
  # Another browser may be named in FABULA_BROWSER.
  if [ "$package" = chromium ] && [ -n "${FABULA_BROWSER:-}" ]; then continue; fi
  present "$files" && continue
  missing+=("$package")
  reasons+="  $package: $why"$'\n'
done <<< "$wanted"

node_is_good() { node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null; }
if ! node_is_good; then
  echo "Fabula needs Node.js 20.19 or later; here is $(node --version 2>/dev/null || echo none). See https://nodejs.org/en/download" >&2
  exit 1
fi

# What no Debian package holds.
fetch_others() {
  if [ "$goal" = stage ] || [ "$goal" = test ]; then
    [ -z "$identity" ] || "$(dirname "$0")/keycloak.sh"
  fi
  [ "$goal" != test ] || "$(dirname "$0")/charts.sh"
}

if [ ${#missing[@]} -eq 0 ]; then
  fetch_others
  exit 0
fi

echo "Missing from this machine:"
printf '%s' "$reasons"

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then as_root=(sudo -n); else as_root=(false); fi
fi
# Without the engines of speech the game runs; without servers and a browser nothing is proven.
go_on_without() {
  if [ "$goal" = start ]; then
    echo "Going on without them: Fabula can be played by text, and says which voices and ears are missing."
    exit 0
  fi
  exit 1
}
if ! command -v apt-get >/dev/null || [ "${as_root[0]:-}" = false ]; then
  echo "This script may not install packages here. On Debian or Ubuntu: sudo apt-get install ${missing[*]}"
  go_on_without
fi

echo "Installing: ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
install_missing() { "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null; }
# An old list of packages may do: whether the update went well shows in the installation.
"${as_root[@]}" apt-get update -qq || true
if install_missing || { sleep 5; install_missing; }; then
  echo "Installed."
else
  echo "They could not be installed. Later: sudo apt-get install ${missing[*]}"
  go_on_without
fi
fetch_others

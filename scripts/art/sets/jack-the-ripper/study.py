"""The inspector's study: views desk, bag, evidence and thread."""
import bag
import desk
import evidence
import followed
import stage
import trimmings

VIEWS = {"desk": desk.desk, "bag": bag.bag, "evidence": evidence.evidence_wall,
         "thread": followed.thread}


def shoot(shot):
    """Build, light and render one view."""
    scene = stage.begin(shot)
    trimmings.lighten(scene)
    VIEWS[shot.view](scene)
    stage.vignette(scene, 0.45)
    stage.render(scene, shot)
